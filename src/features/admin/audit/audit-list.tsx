import { ArrowRight } from 'lucide-react'
import { DayLog, LogLine, LogLink } from '../day-log'
import type { AuditEntry } from './audit-requests'
import { iconOf } from './audit-row'

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DayLog lines={entries}>
      {(entry) => (
        <LogLine
          at={entry.at}
          icon={iconOf(entry.action)}
          text={<Change change={entry.change} />}
          className="sm:px-5"
        >
          {entry.actor} <span aria-hidden>·</span> <LogLink {...entry.subject} />
        </LogLine>
      )}
    </DayLog>
  )
}

function Change({ change: { text, from, to } }: Pick<AuditEntry, 'change'>) {
  return (
    <>
      <span>{(from ?? to) ? `${text}: ` : text}</span>
      {from && to && (
        <>
          <span className="text-muted-foreground">{from}</span>
          <ArrowRight aria-hidden className="mx-1.5 inline size-3.5 text-muted-foreground" />
          <span className="sr-only"> сменилось на </span>
        </>
      )}
      <span className="font-medium">{to ?? from}</span>
    </>
  )
}
