import { ActionButton } from '@/components/action-button'
import { Backdrop } from '@/components/backdrop'
import type { SpotlightSection } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { Facts, factsOf } from './parts/facts'
import { TickList } from './parts/tick-list'

/** Dark in both themes, so that the offer stands out. */
export function Spotlight({ section }: { section: SpotlightSection }) {
  const facts = factsOf({ ...section, term: section.term?.text })
  return (
    <section className="container-page section-space">
      <div className="dark relative isolate overflow-hidden rounded-[1.75rem] border bg-card px-6 py-10 text-foreground sm:px-12 sm:py-14 lg:px-16 lg:py-18">
        <Backdrop className="bg-[radial-gradient(80%_130%_at_0%_0%,color-mix(in_oklab,var(--glow)_38%,transparent),transparent_65%)]" />
        <Backdrop className="lattice-ground [--lattice-fade:linear-gradient(120deg,black,transparent_60%)]" />
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
          <div>
            <p className="inline-flex items-center gap-3 text-sm font-medium text-accent">
              <span aria-hidden className="size-2 rotate-45 bg-accent" />
              {section.badge}
            </p>
            <h2 className="mt-5 headline">{typography(section.title)}</h2>
            <p className="mt-4 max-w-[36rem] text-lead text-muted-foreground">
              {typography(section.text)}
            </p>
            <div className="mt-8 flex flex-col sm:flex-row">
              <ActionButton action={section.action} size="large" />
            </div>
          </div>
          <div className="self-center rounded-card border bg-background/70 p-6 sm:p-8">
            <TickList items={section.points} />
            {facts.length > 0 && (
              <div className="mt-6 border-t pt-3">
                <Facts facts={facts} />
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
