import { ArrowRight } from 'lucide-react'
import { Select } from '@/components/ui/select'
import { DayLog, LogLine, LogLink } from '../parts/day-log'
import { DayRangeFields } from '../parts/day-range-fields'
import { Loaded } from '../parts/loaded'
import { Panel } from '../parts/panel-heading'
import { PanelNote } from '../parts/panel-note'
import { useColleagues } from '../lib/people-requests'
import { useUrlQuery } from '../lib/url-params'
import { auditKinds, auditQuery, theSystem } from './audit-query'
import { type AuditEntry, useAudit } from './audit-requests'
import { iconOf } from './audit-row'

export function AuditPanel() {
  const [query, change] = useUrlQuery(auditQuery)
  const audit = useAudit(query)
  const isNarrowed = Object.values(query).some((value) => value !== '')
  const { data: colleagues = [] } = useColleagues()
  const people = [
    ...colleagues.map(({ userId, label }) => ({ value: userId, label })),
    { value: theSystem, label: 'Система' },
  ]
  // The URL may name a former staff member.
  const former = people.every(({ value }) => value !== query.who) && query.who

  return (
    <Panel title="Журнал работы" query={audit}>
      <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:max-w-xl">
        <Select
          aria-label="Событие"
          placeholder="Все события"
          options={auditKinds}
          value={query.kind}
          onChange={({ target }) => change({ kind: target.value })}
        />
        <Select
          aria-label="Кто"
          placeholder="Все сотрудники"
          options={former ? [...people, { value: former, label: 'Бывший сотрудник' }] : people}
          value={query.who}
          onChange={({ target }) => change({ who: target.value })}
        />
        <DayRangeFields from={query.from} until={query.until} onChange={change} />
      </div>
      <Loaded
        query={audit}
        failure="Не удалось загрузить журнал"
        empty={
          <PanelNote
            text={isNarrowed ? 'Нет записей, соответствующих фильтрам' : 'Записей пока нет'}
            action={
              isNarrowed && {
                label: 'Сбросить фильтры',
                run: () => change({ kind: '', who: '', from: '', until: '' }),
              }
            }
          />
        }
      >
        {(entries) => <DayLog lines={entries}>{(entry) => <AuditLine {...entry} />}</DayLog>}
      </Loaded>
    </Panel>
  )
}

function AuditLine({ at, action, actor, change, subject }: AuditEntry) {
  return (
    <LogLine at={at} icon={iconOf(action)} text={<Change change={change} />} className="sm:px-5">
      {actor} <span aria-hidden>·</span> <LogLink {...subject} />
    </LogLine>
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
