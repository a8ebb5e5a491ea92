import type { ReactNode } from 'react'
import { BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { cn } from '@/lib/cn'
import { useMedia } from '@/lib/hooks/use-media'

export const axisStyle = {
  tick: { fill: 'var(--muted-foreground)', fontSize: 12 },
  tickLine: false,
  axisLine: false,
} as const

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

function ChartTooltip({ title, lines }: ChartTooltipProps) {
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

/** Content of a `Tooltip`: about the line under the pointer. */
export const tipOf =
  <Line, Name extends keyof Line>(
    lines: readonly Line[],
    name: Name,
    describe: (line: Line) => ChartTooltipProps,
  ) =>
  ({ label }: { label?: unknown }) => {
    const line = lines.find((each) => each[name] === label)
    return line && <ChartTooltip {...describe(line)} />
  }

interface TimeBarsProps<Line> {
  lines: readonly Line[]
  format: (day: string) => string
  /** The least distance of two labels, in pixels. */
  labelGap: number
  tip: (line: Line) => ChartTooltipProps['lines']
  className: string
  /** The bars' parts. */
  children: ReactNode
}

/** A bar for each line, which begins with its `day`, an ISO day. */
export function TimeBars<Line extends { day: string }>(props: TimeBarsProps<Line>) {
  const { lines, format, labelGap, tip, className, children } = props
  return (
    <BarChart
      responsive
      data={lines}
      accessibilityLayer={false}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      className={cn('w-full', className)}
    >
      <CartesianGrid stroke="var(--border)" vertical={false} />
      <XAxis
        dataKey="day"
        {...axisStyle}
        tickFormatter={format}
        minTickGap={labelGap}
        tickMargin={8}
      />
      <YAxis {...axisStyle} allowDecimals={false} width={32} />
      <Tooltip
        cursor={cursorStyle}
        content={tipOf(lines, 'day', (line) => ({ title: format(line.day), lines: tip(line) }))}
      />
      {children}
    </BarChart>
  )
}
