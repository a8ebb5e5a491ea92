import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { labels } from '@/content/labels'
import type { Case, Shift } from '@/content/cases/case'
import { observeView } from '@/lib/browser/observe'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useMedia } from '@/lib/hooks/use-media'
import { ScreenImage } from '../screens/screen-image'
import { shiftText } from './shift-text'

/** How long the way from one end to the other takes, in milliseconds. */
const sweepMs = 1400

const { before: wasLabel, after: isLabel } = labels.ru

/** Told to screen readers, which hear where the slider is and not what lies under it. */
function placeText(place: number, { label, unit, before, after }: Shift): string {
  if (place === 0) return `${wasLabel}: ${label} — ${shiftText(unit, before)}`
  if (place === 100) return `${isLabel}: ${label} — ${shiftText(unit, after)}`
  return `Между «${wasLabel.toLowerCase()}» и «${isLabel.toLowerCase()}»`
}

/**
 * One screen over the other, wiped by a slider or its two ends; the figures move with it. It goes from before to after
 * once, when it is first seen, unless less motion is asked for. Without a script it shows what is now, and both values.
 */
export function BeforeAfter({ study: { id, before, after, shifts } }: { study: Case }) {
  const [place, setPlace] = useState(100)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const root = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)

  const sweepTo = useStableCallback((from: number, to: number) => {
    stop.current?.()
    if (isStill) return setPlace(to)
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const done = Math.min(1, Math.max(0, (now - began) / sweepMs))
      // Slow at both ends.
      const eased = done < 0.5 ? 2 * done ** 2 : 1 - (2 - 2 * done) ** 2 / 2
      setPlace(from + (to - from) * eased)
      if (done < 1) frame = requestAnimationFrame(step)
    })
    stop.current = () => cancelAnimationFrame(frame)
  })

  useEffect(() => {
    if (isStill || !root.current) return
    const unobserve = observeView([root.current], ({ isIntersecting }) => {
      if (!isIntersecting) return
      unobserve()
      sweepTo(0, 100)
    })
    return () => {
      unobserve()
      stop.current?.()
    }
  }, [isStill, sweepTo])

  return (
    <div ref={root} className="flex flex-wrap items-center" style={{ gap: '2.5rem 3rem' }}>
      <div style={{ flex: '2 1 34rem', minWidth: 'min(100%, 18rem)' }}>
        <div className="relative">
          <div style={{ clipPath: `inset(0 0 0 ${place}%)` }}>
            <ScreenImage folder={id} picture={before} />
          </div>
          <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - place}% 0 0)` }}>
            <ScreenImage folder={id} picture={after} />
          </div>
          <div
            aria-hidden
            className="absolute inset-y-0 bg-accent"
            style={{ left: `${place}%`, width: 2, visibility: place % 100 ? 'visible' : 'hidden' }}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
          <Button variant="ghost" aria-pressed={place === 0} onClick={() => sweepTo(place, 0)}>
            {wasLabel}
          </Button>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={place}
            aria-label="От «было» к «стало»"
            aria-valuetext={placeText(place, shifts[0])}
            className="h-11 min-w-0"
            style={{ flex: '1 1 4rem' }}
            onChange={({ target }) => {
              stop.current?.()
              setPlace(Number(target.value))
            }}
          />
          <Button variant="ghost" aria-pressed={place === 100} onClick={() => sweepTo(place, 100)}>
            {isLabel}
          </Button>
        </div>
      </div>
      <dl className="grid gap-5" style={{ flex: '1 1 16rem' }}>
        {shifts.map((shift) => (
          <Moving key={shift.label} shift={shift} place={place} />
        ))}
      </dl>
    </div>
  )
}

function Moving({ shift, place }: { shift: Shift; place: number }) {
  const { label, unit, before, after } = shift
  const value = before + ((after - before) * place) / 100
  const share = value / Math.max(before, after)
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd>
        <span aria-hidden className="block text-5xl font-semibold tracking-display text-accent">
          {shiftText(unit, value)}
        </span>
        <svg aria-hidden width="100%" height="8" className="mt-3 block">
          <rect width="100%" height="8" rx="4" fill="var(--border)" />
          <rect width={`${Math.max(1, share * 100)}%`} height="8" rx="4" fill="var(--accent)" />
        </svg>
        <span className="mt-2 block text-sm">
          {`Было ${shiftText(unit, before)}, стало ${shiftText(unit, after)}`}
        </span>
      </dd>
    </div>
  )
}
