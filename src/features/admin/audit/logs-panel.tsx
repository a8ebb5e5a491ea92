import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Segmented } from '../segmented'
import { PersonalDataPanel } from '../personal-data/personal-data-panel'
import { SecurityPanel } from '../security/security-panel'
import { AuditPanel } from './audit-panel'

const logs = [
  { value: 'work', label: 'Работа' },
  { value: 'security', label: 'Безопасность' },
  { value: 'data', label: 'Данные' },
] as const

type Log = (typeof logs)[number]['value']

const panels: Record<Log, () => ReactNode> = {
  work: AuditPanel,
  security: SecurityPanel,
  data: PersonalDataPanel,
}

/** For admins: the audit log, the security log, and what personal data is kept and for how long. */
export function LogsPanel() {
  const [params, setParams] = useSearchParams()
  const shown = logs.find(({ value }) => value === params.get('log'))?.value ?? 'work'
  const Panel = panels[shown]
  // The two logs do not share filters.
  const choose = (log: Log) => setParams(log === 'work' ? { tab: 'audit' } : { tab: 'audit', log })
  return (
    <div className="space-y-4">
      <Segmented legend="Журнал" name="log" options={logs} value={shown} onChange={choose} />
      <Panel />
    </div>
  )
}
