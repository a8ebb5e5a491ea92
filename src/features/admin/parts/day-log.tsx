import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { formatTime, groupByDay } from '../lib/format-day'
import { Moment } from './moment'

interface DayLogProps<Line> {
  lines: readonly Line[]
  /** Renders a `LogLine`. */
  children: (line: Line) => ReactNode
}

export function DayLog<Line extends { id: number; at: string }>(props: DayLogProps<Line>) {
  return (
    <div className="space-y-6">
      {groupByDay(props.lines).map(({ day, rows }) => (
        <section key={rows[0]?.id} aria-label={day}>
          <h3 className="mb-2 text-sm font-semibold text-muted-foreground">{day}</h3>
          <ol className="divide-y overflow-hidden rounded-card border bg-card">
            {rows.map((line) => (
              <Fragment key={line.id}>{props.children(line)}</Fragment>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface LogLineProps {
  at: string
  icon: LucideIcon
  isAlarming?: boolean
  text: ReactNode
  className?: string
  /** Below, such as what it stands for. */
  more?: ReactNode
  /** The person and the subject. */
  children: ReactNode
}

export function LogLine({
  at,
  icon: Icon,
  isAlarming,
  text,
  className,
  more,
  children,
}: LogLineProps) {
  return (
    <li className={cn('flex gap-3.5 px-4 py-3', className)}>
      <span
        aria-hidden
        className={cn(
          'mt-0.5 grid size-9 shrink-0 place-items-center rounded-full border bg-muted text-muted-foreground',
          isAlarming && 'border-destructive/40 text-destructive',
        )}
      >
        <Icon className="size-4.5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-[0.9375rem]">{text}</p>
        <p className="mt-0.5 text-sm text-muted-foreground">{children}</p>
        {more}
      </div>
      <Moment iso={at} className="shrink-0 pt-0.5 text-caption text-muted-foreground">
        {formatTime(at)}
      </Moment>
    </li>
  )
}

/** The subject of a line, as a link if it still has an address. */
export function LogLink({ search, text }: { search?: string; text: string | undefined }) {
  const said = text && unbrokenPhones(text)
  if (search === undefined) return <span>{said}</span>
  return (
    <Link
      to={{ search }}
      className="[overflow-wrap:anywhere] underline decoration-input underline-offset-4 hover:text-accent"
    >
      {said}
    </Link>
  )
}
