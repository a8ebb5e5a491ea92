import {
  CircleAlert,
  Download,
  KeyRound,
  LogIn,
  type LucideIcon,
  Settings,
  UserRound,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { formatDateTime } from '@/lib/text/format-moment'
import { formatTime, groupByDay } from '../format-day'
import type { SecurityLine } from './security-requests'
import { type SecurityGroup, securityGroups } from './security-events'

const icons: Record<SecurityGroup, LucideIcon> = {
  failures: CircleAlert,
  signIns: LogIn,
  accounts: KeyRound,
  access: UserRound,
  data: Download,
}

function groupOf(line: SecurityLine): SecurityGroup | undefined {
  const all: SecurityGroup[] = ['failures', 'signIns', 'accounts', 'access', 'data']
  return all.find((group) => securityGroups[group].events.some((event) => event === line.event))
}

/** The log, day by day. */
export function SecurityList({ lines }: { lines: readonly SecurityLine[] }) {
  return (
    <div className="space-y-6">
      {groupByDay(lines).map(({ day, rows }) => (
        <section key={rows[0]?.id} aria-label={day}>
          <h3 className="mb-2 text-sm font-semibold text-muted-foreground">{day}</h3>
          <ol className="divide-y overflow-hidden rounded-card border bg-card">
            {rows.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Line({ line }: { line: SecurityLine }) {
  const group = groupOf(line)
  const Icon = group ? icons[group] : Settings
  return (
    <li className="flex gap-3.5 px-4 py-3">
      <span
        aria-hidden
        className={cn(
          'mt-0.5 grid size-9 shrink-0 place-items-center rounded-full border bg-muted text-muted-foreground',
          group === 'failures' && 'border-destructive/40 text-destructive',
        )}
      >
        <Icon className="size-4.5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-[0.9375rem]">{line.text}</p>
        <p className="mt-0.5 text-sm text-muted-foreground">
          <Person line={line} />
          {line.by && (
            <>
              {line.who && <span aria-hidden> · </span>}
              <span>{line.who ? `сделал ${line.by}` : line.by}</span>
            </>
          )}
        </p>
      </div>
      <time
        dateTime={line.at}
        title={formatDateTime(line.at)}
        className="shrink-0 pt-0.5 text-caption text-muted-foreground"
      >
        {formatTime(line.at)}
      </time>
    </li>
  )
}

function Person({ line: { person, who } }: { line: SecurityLine }) {
  if (!person) return who
  return (
    <Link
      to={{ search: `?tab=users&q=${encodeURIComponent(person.email)}` }}
      className="[overflow-wrap:anywhere] underline decoration-input underline-offset-4 hover:text-accent"
    >
      {who}
    </Link>
  )
}
