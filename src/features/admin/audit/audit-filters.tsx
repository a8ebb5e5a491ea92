import { Select } from '@/components/ui/select'
import { useColleagues } from '../people-requests'
import { auditKindLabels, auditKinds, type AuditQuery, theSystem } from './audit-query'

const kindOptions = auditKinds.map((kind) => ({ value: kind, label: auditKindLabels[kind] }))

interface AuditFiltersProps {
  query: AuditQuery
  onChange: (query: AuditQuery) => void
}

/** Filters the log by kind and by person. */
export function AuditFilters({ query, onChange }: AuditFiltersProps) {
  const { data: colleagues = [] } = useColleagues()
  const people = [
    ...colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
    { value: theSystem, label: 'Система' },
  ]
  // The URL may still name a former member of the staff.
  const former =
    query.who && !people.some(({ value }) => value === query.who) ? query.who : undefined
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:max-w-xl">
      <Select
        aria-label="Событие"
        placeholder="Все события"
        options={kindOptions}
        value={query.kind ?? ''}
        onChange={({ target }) =>
          onChange({ ...query, kind: auditKinds.find((kind) => kind === target.value) })
        }
      />
      <Select
        aria-label="Кто"
        placeholder="Все сотрудники"
        options={former ? [...people, { value: former, label: 'Бывший сотрудник' }] : people}
        value={query.who ?? ''}
        onChange={({ target }) => onChange({ ...query, who: target.value || undefined })}
      />
    </div>
  )
}
