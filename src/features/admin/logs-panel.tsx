import { useSearchParams } from 'react-router-dom'
import { Segmented } from '@/components/ui/segmented'
import { AuditPanel } from './audit/audit-panel'
import { PanelNote } from './panel-note'
import { SecurityPanel } from './security/security-panel'

const logs = [
  { value: 'work', label: 'Работа' },
  { value: 'security', label: 'Безопасность' },
] as const

type Log = (typeof logs)[number]['value']

/** The logs, for admins: what was changed at work, and what concerns the safety of accounts and data. */
export function LogsPanel({ viewer }: { viewer: { isAdmin: boolean } }) {
  const [params, setParams] = useSearchParams()
  if (!viewer.isAdmin) return <PanelNote text="У вас нет прав для просмотра этой страницы." />
  const shown: Log = params.get('log') === 'security' ? 'security' : 'work'
  // The filters of one log mean nothing to the other.
  const choose = (log: Log) => setParams(log === 'work' ? { tab: 'audit' } : { tab: 'audit', log })
  return (
    <div className="max-w-page space-y-4">
      <Segmented legend="Журнал" name="log" options={logs} value={shown} onChange={choose} />
      {shown === 'work' ? <AuditPanel /> : <SecurityPanel />}
    </div>
  )
}
