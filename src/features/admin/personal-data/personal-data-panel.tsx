import { useSearchParams } from 'react-router-dom'
import { Panel } from '../parts/panel-heading'
import { PersonSearch } from './person-search'
import { RetentionCard } from './retention/retention-card'
import { useRetentionRuns } from './retention/retention-runs'

export function PersonalDataPanel() {
  const runs = useRetentionRuns()
  const person = useSearchParams()[0].get('person') ?? ''
  return (
    <Panel title="Персональные данные" query={runs}>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        {/* A new link means another person. */}
        <PersonSearch key={person} person={person} />
        <RetentionCard runs={runs} />
      </div>
    </Panel>
  )
}
