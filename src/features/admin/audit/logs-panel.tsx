import { useSearchParams } from 'react-router-dom'
import { Segmented } from '../parts/segmented'
import { PersonalDataPanel } from '../personal-data/personal-data-panel'
import { SecurityPanel } from '../security/security-panel'
import { StatePanel } from '../state/state-panel'
import { AuditPanel } from './audit-panel'

const logs = [
  { value: 'work', label: 'Работа', Panel: AuditPanel },
  { value: 'security', label: 'Безопасность', Panel: SecurityPanel },
  { value: 'data', label: 'Данные', Panel: PersonalDataPanel },
  { value: 'state', label: 'Состояние', Panel: StatePanel },
] as const

export function LogsPanel() {
  const [params, setParams] = useSearchParams()
  const { value, Panel } = logs.find((each) => each.value === params.get('log')) ?? logs[0]
  // The two logs do not share filters.
  const choose = (log: string) =>
    setParams(log === 'work' ? { tab: 'audit' } : { tab: 'audit', log })
  return (
    <div className="space-y-4">
      <Segmented legend="Журнал" options={logs} value={value} onChange={choose} />
      <Panel />
    </div>
  )
}
