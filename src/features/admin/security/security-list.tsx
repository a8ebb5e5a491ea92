import { Settings } from 'lucide-react'
import { DayLog, LogLine, LogLink } from '../day-log'
import { personName, searchOfUser } from '../person-name'
import type { SecurityLine } from './security-requests'
import { securityGroups } from './security-events'

export function SecurityList({ lines }: { lines: readonly SecurityLine[] }) {
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
