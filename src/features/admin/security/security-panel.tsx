import { Settings } from 'lucide-react'
import { Select } from '@/components/ui/select'
import { DayLog, LogLine, LogLink } from '../parts/day-log'
import { DayRangeFields } from '../parts/day-range-fields'
import { Loaded } from '../parts/loaded'
import { Panel } from '../parts/panel-heading'
import { PanelNote } from '../parts/panel-note'
import { SearchField } from '../parts/search-field'
import { personName, searchOfUser } from '../lib/person-name'
import { useUrlQuery } from '../lib/url-params'
import { ClientErrors } from './client-errors'
import { PolicyViolations } from './policy-violations'
import { FactorSetting } from './factor-setting'
import { type SecurityRow, useSecurityLog } from './security-requests'
import { securityGroups, securityQuery } from './security-events'

const groupOptions = Object.entries(securityGroups).map(([value, { label }]) => ({ value, label }))

export function SecurityPanel() {
  const [query, change] = useUrlQuery(securityQuery)
  const log = useSecurityLog(query)
  const isNarrowed = Object.values(query).some((value) => value !== '')

  return (
    <Panel title="Журнал безопасности" query={log}>
      <FactorSetting />
      <PolicyViolations />
      <ClientErrors />
      <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1.4fr_2fr]">
        <SearchField
          label="Поиск по журналу"
          placeholder="Имя, адрес или событие"
          text={query.q}
          onText={(q) => change({ q })}
        />
        <Select
          aria-label="Событие"
          placeholder="Все события"
          options={groupOptions}
          value={query.event}
          onChange={({ target }) => change({ event: target.value })}
        />
        <DayRangeFields from={query.from} until={query.until} onChange={change} />
      </div>
      <Loaded
        query={log}
        failure="Не удалось загрузить журнал"
        empty={
          <PanelNote
            text="Таких событий не было"
            action={
              isNarrowed && {
                label: 'Сбросить фильтры',
                run: () => change({ event: '', q: '', from: '', until: '' }),
              }
            }
          />
        }
      >
        {(lines) => <DayLog lines={lines}>{(line) => <SecurityLine {...line} />}</DayLog>}
      </Loaded>
    </Panel>
  )
}

function SecurityLine({ at, group, text, person, who, by }: SecurityRow) {
  return (
    <LogLine
      at={at}
      icon={group ? securityGroups[group].icon : Settings}
      isAlarming={group === 'failures'}
      text={text}
    >
      {person && !person.isGone ? (
        <LogLink search={searchOfUser(person.email)} text={personName(person)} />
      ) : (
        who && <span>{who}</span>
      )}
      {by && (
        <>
          {who && <span aria-hidden> · </span>}
          <span>{who ? `кто: ${by}` : by}</span>
        </>
      )}
    </LogLine>
  )
}
