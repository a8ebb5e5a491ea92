import type { StatsSection } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { StatRow } from './parts/stat-row'

export function Stats({ section: { title, lead, stats } }: { section: StatsSection }) {
  return (
    <section className="section-band">
      <div className="container-page">
        {title && (
          <header className="max-w-[46rem] pt-12 pb-6 lg:pt-16">
            <h2 className="headline">{typography(title)}</h2>
            {lead && <p className="mt-4 text-lead text-muted-foreground">{typography(lead)}</p>}
          </header>
        )}
        <StatRow stats={stats} />
      </div>
    </section>
  )
}
