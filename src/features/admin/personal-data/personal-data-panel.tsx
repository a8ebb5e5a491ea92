import { PanelHeading } from '../panel-heading'
import { PersonSearch } from './person-search'
import { RetentionCard } from './retention/retention-card'
import { useRetentionRuns } from './retention/retention-runs'

/** For admins: the data of one person, and how long data is kept in general. */
export function PersonalDataPanel() {
  const runs = useRetentionRuns()
  return (
    <section aria-labelledby="personal-data-title">
      <PanelHeading
        id="personal-data-title"
        title="Персональные данные"
        isFetching={runs.isFetching}
        onRefresh={() => void runs.refetch()}
      />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <PersonSearch />
        <RetentionCard runs={runs} />
      </div>
    </section>
  )
}
