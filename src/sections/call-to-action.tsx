import { Backdrop } from '@/components/backdrop'
import type { CallToActionSection } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { ActionRow } from './parts/action-row'

/** The last section of a page: full-bleed, the lattice with a glow behind it. */
export function CallToAction({ section }: { section: CallToActionSection }) {
  return (
    <section className="relative isolate overflow-hidden border-t">
      <Backdrop className="bg-[radial-gradient(60%_95%_at_50%_110%,color-mix(in_oklab,var(--glow)_34%,transparent),transparent_75%)]" />
      <Backdrop className="lattice-ground [--lattice-fade:radial-gradient(75%_100%_at_50%_110%,black,transparent)]" />
      <div className="container-page flex flex-col section-space sm:items-center sm:text-center">
        <h2 className="max-w-[46rem] text-[clamp(1.875rem,1.3rem+2.5vw,3.25rem)] leading-[1.08] font-semibold tracking-display">
          {typography(section.title)}
        </h2>
        <p className="mt-5 max-w-[38rem] text-lead text-muted-foreground">
          {typography(section.lead)}
        </p>
        <div className="mt-9">
          <ActionRow actions={section.actions} />
        </div>
        {section.assurances && (
          <ul className="ticks mt-8 max-w-full gap-x-8 sm:flex sm:flex-wrap sm:justify-center">
            {section.assurances.map((assurance) => (
              <li key={assurance}>{typography(assurance)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
