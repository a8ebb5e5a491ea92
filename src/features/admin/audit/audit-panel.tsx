import { useSearchParams } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { MoreButton } from '../more-button'
import { PanelHeading } from '../panel-heading'
import { PanelNote } from '../panel-note'
import { RowsSkeleton } from '../rows-skeleton'
import { AuditFilters } from './audit-filters'
import { AuditList } from './audit-list'
import { type AuditQuery, readAuditQuery, writeAuditQuery } from './audit-query'
import { useAudit } from './audit-requests'

/** The audit log: who changed what and when. */
export function AuditPanel() {
  const [params, setParams] = useSearchParams()
  const query = readAuditQuery(params)
  const audit = useAudit(query)
  const change = (next: AuditQuery) =>
    setParams((now) => writeAuditQuery(now, next), { replace: true })

  return (
    <section aria-labelledby="audit-title">
      <PanelHeading
        id="audit-title"
        title="Журнал работы"
        isFetching={audit.isFetching}
        onRefresh={() => void audit.refetch()}
      />
      <AuditFilters query={query} onChange={change} />
      <div
        aria-busy={audit.isPlaceholderData}
        className={cn('mt-5 transition-opacity', audit.isPlaceholderData && 'opacity-60')}
      >
        {audit.data && audit.data.length === 0 ? (
          query.kind || query.who ? (
            <PanelNote
              text="Нет записей, соответствующих фильтрам"
              action={{ label: 'Сбросить фильтры', run: () => change({}) }}
            />
          ) : (
            <PanelNote text="Записей пока нет" />
          )
        ) : audit.data ? (
          <>
            <AuditList entries={audit.data} />
            <MoreButton list={audit} />
          </>
        ) : audit.isError ? (
          <PanelNote
            text="Не удалось загрузить журнал"
            action={{ label: 'Повторить', run: () => void audit.refetch() }}
          />
        ) : (
          <RowsSkeleton />
        )}
      </div>
    </section>
  )
}
