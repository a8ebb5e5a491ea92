import { useMedia } from '@/lib/hooks/use-media'
import type { OverviewSource } from './leads'

/** Theme colours of the sources; the legend names them as well. */
export const sourceColors: Record<OverviewSource, string> = {
  consultation: 'var(--accent)',
  project_quiz: 'var(--info)',
  chat: 'var(--violet)',
  inbound: 'var(--success)',
  manual: 'var(--muted-foreground)',
}

export const promiseColors = { kept: 'var(--success)', broken: 'var(--destructive-text)' } as const

export const axisStyle = {
  tick: { fill: 'var(--muted-foreground)', fontSize: 12 },
  tickLine: false,
  axisLine: false,
} as const

export const gridStyle = { stroke: 'var(--border)', vertical: false } as const

/** Highlights the bar under the pointer. */
export const cursorStyle = { fill: 'var(--muted)', opacity: 0.6 } as const

/** The animation of bars: short, or none where the system asks for reduced motion. */
export function useMotion() {
  const isReduced = useMedia('(prefers-reduced-motion: reduce)')
  return { isAnimationActive: !isReduced, animationDuration: 300 } as const
}

export function ChartLegend({ items }: { items: readonly { label: string; color: string }[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {items.map(({ label, color }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className="size-2.5 rounded-[3px]" style={{ background: color }} />
          {label}
        </li>
      ))}
    </ul>
  )
}

interface ChartTooltipProps {
  title: string
  lines: readonly { label: string; value: string; color?: string }[]
}

export function ChartTooltip({ title, lines }: ChartTooltipProps) {
  return (
    <div className="min-w-36 rounded-control border bg-raised px-3.5 py-2.5 text-sm shadow-lg">
      <p className="font-semibold">{title}</p>
      <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {lines.map(({ label, value, color }) => (
          <div key={label} className="contents">
            <dt className="flex items-center gap-2 text-muted-foreground">
              {color && (
                <span aria-hidden className="size-2 rounded-[2px]" style={{ background: color }} />
              )}
              <span>{label}</span>
            </dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
