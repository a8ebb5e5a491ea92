import { Backdrop } from '@/components/backdrop'
import { Emblem } from '@/brand/emblem'
import type { HeroSection } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { ActionRow } from './parts/action-row'
import { StatRow } from './parts/stat-row'

export function Hero({ section }: { section: HeroSection }) {
  return (
    <section className="relative isolate overflow-hidden">
      <Backdrop className="lattice-ground opacity-60 [--lattice-fade:radial-gradient(60%_70%_at_78%_35%,black,transparent)]" />
      <div className="container-page grid gap-x-8 pt-12 pb-14 sm:pt-16 lg:grid-cols-[1.05fr_1fr] lg:items-center lg:pt-20 lg:pb-16">
        <div className="relative">
          <p className="text-caption font-medium text-accent sm:text-sm">{section.eyebrow}</p>
          <h1 className="mt-5 text-display font-semibold tracking-display">
            {typography(section.title)}
          </h1>
          <p className="mt-6 max-w-[38rem] text-lead text-muted-foreground">
            {typography(section.lead)}
          </p>
          <div className="mt-9">
            <ActionRow actions={section.actions} />
          </div>
        </div>
        <Emblem className="pointer-events-none -mb-6 w-[118%] max-w-none max-lg:mt-6 max-lg:max-w-[44rem] max-lg:justify-self-center lg:w-[122%]" />
      </div>
      <div className="container-page">
        <div className="border-y">
          <StatRow stats={section.stats} />
        </div>
        <Clients clients={section.clients} />
      </div>
    </section>
  )
}

function Clients({ clients }: Pick<HeroSection, 'clients'>) {
  return (
    <div className="flex flex-col gap-x-10 gap-y-4 py-8 lg:flex-row lg:items-center">
      <p className="shrink-0 text-sm text-muted-foreground">{clients.label}</p>
      <ul className="flex flex-1 flex-wrap gap-x-8 gap-y-3 lg:justify-between">
        {clients.names.map((name) => (
          <li
            key={name}
            className="text-base font-semibold tracking-[-0.01em] whitespace-nowrap text-muted-foreground"
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
