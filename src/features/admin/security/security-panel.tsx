import { Settings } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Select } from '@/components/ui/select'
import { DayLog, LogLine, LogLink } from '../day-log'
import { Loaded } from '../loaded'
import { Panel } from '../panel-heading'
import { PanelNote } from '../panel-note'
import { personName, searchOfUser } from '../person-name'
import { PolicyViolations } from './policy-violations'
import { FactorSetting } from './factor-setting'
import { type SecurityLine, useSecurityLog } from './security-requests'
import { readSecurityGroup, securityGroups } from './security-events'

const groupOptions = Object.entries(securityGroups).map(([value, { label }]) => ({ value, label }))

export function SecurityPanel() {
  const [params, setParams] = useSearchParams()
  const group = readSecurityGroup(params.get('event'))
  const log = useSecurityLog(group)
  const choose = (next: string) =>
    setParams({ tab: 'audit', log: 'security', ...(next && { event: next }) }, { replace: true })

  return (
    <Panel title="Журнал безопасности" query={log}>
      <FactorSetting />
      <PolicyViolations />
      <div className="mt-4 sm:max-w-xs">
        <Select
          aria-label="Событие"
          placeholder="Все события"
          options={groupOptions}
          value={group ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <Loaded
        query={log}
        failure="Не удалось загрузить журнал"
        empty={<PanelNote text="Таких событий не было" />}
      >
        {(lines) => <SecurityList lines={lines} />}
      </Loaded>
    </Panel>
  )
}

function SecurityList({ lines }: { lines: readonly SecurityLine[] }) {
  return (
    <DayLog lines={lines}>
      {({ at, event, text, person, who, by }) => {
        const group = Object.values(securityGroups).find(({ events }) =>
          events.some((each) => each === event),
        )
        return (
          <LogLine
            at={at}
            icon={group?.icon ?? Settings}
            isAlarming={group === securityGroups.failures}
            text={text}
          >
            {person ? (
              <LogLink search={searchOfUser(person.email)} text={personName(person)} />
            ) : (
              who && <span>{who}</span>
            )}
            {by && (
              <>
                {who && <span aria-hidden> · </span>}
                <span>{who ? `сделал ${by}` : by}</span>
              </>
            )}
          </LogLine>
        )
      }}
    </DayLog>
  )
}
