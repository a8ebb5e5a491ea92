import { Star } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type Rating, ratings } from '@contracts/chat-limits.ts'
import { Button } from '@/components/ui/button'
import { ratingTexts } from '@/content/chat'
import { useTexts } from '@/lib/hooks/use-texts'

interface RatingQuestionProps {
  given: Rating | undefined
  onRate: (rating: Rating) => void
  onSkip: () => void
}

/**
 * Asks for a rating at the end of a conversation, which stays to be read; it may be skipped. It takes no
 * focus, so a visitor who is still typing cannot rate by accident.
 */
export function RatingQuestion({ given, onRate, onSkip }: RatingQuestionProps) {
  const texts = useTexts(ratingTexts)
  const field = useRef<HTMLDivElement>(null)
  const skip = () => {
    // The pressed button disappears.
    field.current?.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
    onSkip()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || given) return
    // The next one closes the chat.
    event.stopPropagation()
    skip()
  }
  return (
    <div
      ref={field}
      data-decision
      onKeyDown={onKeyDown}
      className="rounded-card border bg-card p-4"
    >
      <RatingStars given={given} onRate={onRate} />
      <div className="mt-2 grid place-items-center *:col-start-1 *:row-start-1">
        <p role="status" className="text-sm font-medium">
          {given ? texts.thanks : ''}
        </p>
        <Button variant="ghost" onClick={skip} className={given ? 'invisible' : ''}>
          {texts.skip}
        </Button>
      </div>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

/**
 * Five stars, a group of radio buttons. Picking one sends it, so arrow keys only move between the stars; space,
 * Enter, a click or the star's digit picks.
 */
function RatingStars(props: { given: Rating | undefined; onRate: (rating: Rating) => void }) {
  const { given, onRate } = props
  const texts = useTexts(ratingTexts)
  const name = useId()
  const [pointed, setPointed] = useState<Rating>()
  const lit = given ?? pointed ?? 0

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const digit = ratings.find((rating) => String(rating) === event.key)
    if (digit) return onRate(digit)
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const index = inputs.findIndex((input) => input === event.target)
    const focused = ratings[index]
    if (event.key === 'Enter' && focused) {
      event.preventDefault()
      onRate(focused)
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(inputs.length - 1, Math.max(0, index + step))
    inputs[next]?.focus()
    setPointed(ratings[next])
  }

  return (
    <fieldset onKeyDown={onKeyDown} disabled={given !== undefined} className="w-full">
      <legend className="mx-auto text-center text-[0.9375rem] text-muted-foreground">
        {texts.question}
      </legend>
      <div className="mt-2 flex justify-center" onPointerLeave={() => setPointed(undefined)}>
        {ratings.map((rating) => (
          <label
            key={rating}
            onPointerEnter={() => setPointed(rating)}
            className="relative grid size-13 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={given === rating}
              aria-label={texts.stars(rating)}
              onBlur={() => setPointed(undefined)}
              onChange={() => onRate(rating)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Star
              aria-hidden
              strokeWidth={1.5}
              className={`pointer-events-none size-9 transition-[color,fill,scale] duration-150 ${rating <= lit ? 'scale-105 fill-accent text-accent' : 'fill-transparent text-muted-foreground'}`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
