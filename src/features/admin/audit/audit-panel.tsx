import { ArrowRight } from 'lucide-react'
import { Disclosure } from '@/components/disclosure'
import { Select } from '@/components/ui/select'
import { DayLog, LogLine, LogLink } from '../parts/day-log'
import { DayRangeFields } from '../parts/day-range-fields'
import { Loaded } from '../parts/loaded'
import { Panel } from '../parts/panel-heading'
import { PanelNote } from '../parts/panel-note'
import { SearchField } from '../parts/search-field'
import { useLogAuthors } from '../lib/log-people'
import { useUrlQuery } from '../lib/url-params'
import { auditKinds, auditQuery, theSystem } from './audit-query'
import { type AuditEntry, useAudit } from './audit-requests'
import { iconOf } from './audit-row'
import { type Acts, commonChange, countActs } from './fold-acts'

export function AuditPanel() {
  const [query, change] = useUrlQuery(auditQuery)
  const audit = useAudit(query)
  const isNarrowed = Object.values(query).some((value) => value !== '')
  const { data: authors = [] } = useLogAuthors()
  const people = [
    ...authors.map(({ userId, label }) => ({ value: userId, label })),
    { value: theSystem, label: 'Система' },
  ]
  // The URL may name a person whose record has been deleted since.
  const former = people.every(({ value }) => value !== query.who) && query.who

  return (
    <Panel title="Журнал работы" query={audit}>
      <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_2fr]">
        <SearchField
          label="Поиск по журналу"
          placeholder="Имя, тема, номер, действие"
          text={query.q}
          onText={(q) => change({ q })}
          className="sm:col-span-2 lg:col-span-1"
        />
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
                run: () => change({ kind: '', who: '', q: '', from: '', until: '' }),
              }
            }
          />
        }
      >
        {(lines) => (
          <DayLog lines={lines}>
            {({ acts }) => (
              <AuditLine acts={acts} hasMore={audit.hasNextPage && acts === lines.at(-1)?.acts} />
            )}
          </DayLog>
        )}
      </Loaded>
    </Panel>
  )
}

interface AuditLineProps {
  acts: Acts<AuditEntry>
  /** Whether the next page may go on with it. */
  hasMore: boolean
}

function AuditLine({ acts, hasMore }: AuditLineProps) {
  const [{ at, action, actor, subject }] = acts
  const isOne = acts.length === 1
  return (
    <LogLine
      at={at}
      icon={iconOf(action)}
      text={<Change change={commonChange(acts)} />}
      className="sm:px-5"
      more={
        !isOne && (
          <Disclosure summary="Показать все">
            <ul className="space-y-1.5 text-sm">
              {acts.map((act) => (
                <li key={act.id}>
                  <LogLink {...act.subject} />
                  {(act.change.from ?? act.change.to) && (
                    <span className="text-muted-foreground">
                      {' '}
                      <span aria-hidden>·</span>{' '}
                      {[act.change.from, act.change.to].filter(Boolean).join(' → ')}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Disclosure>
        )
      }
    >
      {actor} <span aria-hidden>·</span>{' '}
      {isOne ? <LogLink {...subject} /> : <span>{countActs(acts, hasMore)}</span>}
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
