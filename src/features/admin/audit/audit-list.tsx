import type { AuditEntry } from './list-audit'
import { groupByDay } from './audit-days'
import { AuditItem } from './audit-item'

/** The lines of the log, day by day. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className="space-y-6">
      {groupByDay(entries).map(({ day, lines }) => (
        <section key={lines[0]?.id} aria-label={day}>
          <h3 className="mb-2 text-sm font-semibold text-muted-foreground">{day}</h3>
          <ol className="divide-y overflow-hidden rounded-card border bg-card">
            {lines.map((entry) => (
              <AuditItem key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
