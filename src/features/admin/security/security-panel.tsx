import { useSearchParams } from 'react-router-dom'
import { Select } from '@/components/ui/select'
import { cn } from '@/lib/cn'
import { MoreButton } from '../more-button'
import { PanelHeading } from '../panel-heading'
import { FailureNote, PanelNote } from '../panel-note'
import { RowsSkeleton } from '../rows-skeleton'
import { PolicyViolations } from './policy-violations'
import { FactorSetting } from './factor-setting'
import { useSecurityLog } from './security-requests'
import { readSecurityGroup, securityGroups } from './security-events'
import { SecurityList } from './security-list'

const groupOptions = Object.entries(securityGroups).map(([value, { label }]) => ({ value, label }))

/** The security log: sign-ins, refusals, and changes of accounts and data. */
export function SecurityPanel() {
  const [params, setParams] = useSearchParams()
  const group = readSecurityGroup(params.get('event'))
  const log = useSecurityLog(group)
  const choose = (next: string) =>
    setParams({ tab: 'audit', log: 'security', ...(next && { event: next }) }, { replace: true })

  return (
    <section aria-labelledby="security-title">
      <PanelHeading
        id="security-title"
        title="Журнал безопасности"
        isFetching={log.isFetching}
        onRefresh={() => void log.refetch()}
      />
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
      <div
        aria-busy={log.isPlaceholderData}
        className={cn('mt-5 transition-opacity', log.isPlaceholderData && 'opacity-60')}
      >
        {log.data && log.data.length === 0 ? (
          <PanelNote text="Таких событий не было" />
        ) : log.data ? (
          <>
            <SecurityList lines={log.data} />
            <MoreButton list={log} />
          </>
        ) : log.isError ? (
          <FailureNote text="Не удалось загрузить журнал" onRetry={log.refetch} />
        ) : (
          <RowsSkeleton />
        )}
      </div>
    </section>
  )
}
