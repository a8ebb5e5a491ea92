import { Star } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { type Rating, ratings } from '@contracts/chat-limits.ts'
import { Form } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { SmallDialog } from '@/components/ui/dialog'
import { ratingLabels, ratingTexts } from '@/content/chat'
import type { ChatState } from './machine/chat-state'
import type { Chat } from './machine/create-chat'

interface RatingDialogProps {
  chat: Chat
  state: ChatState
  /** Moves the focus on. */
  onClosed: () => void
}

/** Asks for a rating, which may be skipped. */
export function RatingDialog({ chat, state: { talk, isOpen }, onClosed }: RatingDialogProps) {
  const rating = talk.phase === 'ended' ? talk.rating : undefined
  const given = rating?.stage === 'given' ? rating.rating : undefined
  return (
    <SmallDialog
      open={isOpen && (rating?.stage === 'asking' || given !== undefined)}
      onClose={chat.skipRating}
      onClosed={onClosed}
      title={ratingTexts.title}
    >
      <Form onSubmit={() => {}}>
        <RatingStars given={given} onRate={chat.rate} />
        <div className="mt-3 grid place-items-center *:col-start-1 *:row-start-1">
          <p role="status" className="text-sm font-medium">
            {given ? ratingTexts.thanks : ''}
          </p>
          <Button variant="ghost" onClick={chat.skipRating} className={given ? 'invisible' : ''}>
            {ratingTexts.skip}
          </Button>
        </div>
      </Form>
    </SmallDialog>
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
        {ratingTexts.question}
      </legend>
      <div className="mt-4 flex justify-center" onPointerLeave={() => setPointed(undefined)}>
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
              aria-label={ratingLabels[rating]}
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
