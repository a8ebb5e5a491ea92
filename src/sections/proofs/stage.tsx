import { type ReactNode, useEffect, useRef } from 'react'

interface StageProps {
  /** The accessible name of the drawing. */
  name: string
  /** In units of 4/5 of a pixel on the smallest phones. */
  drawing: ReactNode
  controls: ReactNode
  /** A caption of the current state. */
  caption: string
  /** Whether a control says the caption itself. */
  isSaid?: boolean
}

/** A drawing, what moves it, and what it says. The caption's height is kept, so that nothing below it moves. */
export function Stage({ name, drawing, controls, caption, isSaid }: StageProps) {
  return (
    <div role="group" aria-label={name} className="w-full" style={{ maxWidth: '36rem' }}>
      <svg
        aria-hidden
        viewBox="0 0 400 320"
        fontSize="14"
        fill="var(--foreground)"
        style={{ display: 'block', width: '100%', overflow: 'visible', userSelect: 'none' }}
      >
        {drawing}
      </svg>
      <div className="mt-4 print:hidden">{controls}</div>
      <p
        role={isSaid ? undefined : 'status'}
        className="mt-3 text-sm text-muted-foreground"
        style={{ minHeight: '3.75rem' }}
      >
        {caption}
      </p>
    </div>
  )
}

interface ChoicesProps<Id> {
  label: string
  options: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** One of a few. */
export function Choices<Id extends string | number>(props: ChoicesProps<Id>) {
  const { label, options, chosen, onChoose } = props
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap gap-1 rounded-xl bg-muted p-1 text-sm text-muted-foreground"
    >
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === chosen}
          onClick={() => onChoose(option.id)}
          className="min-h-11 flex-1 rounded-lg px-1.5 font-medium hover:text-foreground"
          style={
            option.id === chosen
              ? { background: 'var(--background)', color: 'var(--foreground)' }
              : undefined
          }
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

interface ScrubberProps {
  label: string
  value: number
  /** What the value is called. */
  text: string
  min?: number
  max: number
  step?: number
  onMove: (value: number) => void
}

/** A slider under a drawing. */
export function Scrubber({ label, value, text, onMove, ...range }: ScrubberProps) {
  const input = useRef<HTMLInputElement>(null)
  const moved = useRef(onMove)

  // It may have been moved before its code was there.
  useEffect(() => {
    const { current } = input
    if (current && current.value !== current.defaultValue) moved.current(Number(current.value))
  }, [])

  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <span className="shrink-0 text-muted-foreground">{label}</span>
      <input
        ref={input}
        type="range"
        {...range}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onMove(Number(target.value))}
        className="min-h-11 min-w-0 flex-1 touch-pan-y"
        style={{ accentColor: 'var(--accent)', cursor: 'ew-resize' }}
      />
    </label>
  )
}
