import { ActionButton } from '@/components/action-button'
import { YurtFrame } from '@/components/yurt-frame'
import type { HeroSection } from '@/content/model'
import { tidy } from '@/lib/tidy'

export function Hero({ section }: { section: HeroSection }) {
  return (
    <section className="relative isolate overflow-hidden">
      <div
        aria-hidden
        className="absolute inset-0 -z-10 lattice-ground opacity-60 [--lattice-fade:radial-gradient(60%_70%_at_78%_35%,black,transparent)]"
      />
      <div className="container-page grid gap-x-8 pt-12 pb-14 sm:pt-16 lg:grid-cols-[1.05fr_1fr] lg:items-center lg:pt-20 lg:pb-16">
        <div className="relative">
          <p className="text-caption font-medium text-accent sm:text-sm">{section.eyebrow}</p>
          <h1 className="mt-5 text-display font-semibold tracking-display">
            {tidy(section.title)}
          </h1>
          <p className="mt-6 max-w-[38rem] text-lead text-muted-foreground">{tidy(section.lead)}</p>
          <div className="mt-9 flex flex-col gap-3 sm:flex-row">
            {section.actions.map((action, index) => (
              <ActionButton
                key={action.label}
                action={action}
                size="large"
                variant={index === 0 ? 'primary' : 'secondary'}
              />
            ))}
          </div>
        </div>
        <YurtFrame className="pointer-events-none -mb-6 w-[118%] max-w-none max-lg:mt-6 max-lg:max-w-[44rem] max-lg:justify-self-center lg:w-[122%]" />
      </div>
      <div className="container-page">
        <HeroStats stats={section.stats} />
        <Clients clients={section.clients} />
      </div>
    </section>
  )
}

function HeroStats({ stats }: Pick<HeroSection, 'stats'>) {
  return (
    <dl className="grid grid-cols-2 border-y lg:grid-cols-4">
      {stats.map(({ value, suffix, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 py-6 max-lg:even:border-l max-lg:even:pl-5 max-lg:nth-[n+3]:border-t sm:py-8 lg:border-l lg:pl-8 lg:first:border-l-0 lg:first:pl-0"
        >
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="text-4xl font-semibold tracking-headline sm:text-5xl">
            {value}
            <span className="text-accent">{suffix}</span>
          </dd>
        </div>
      ))}
    </dl>
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
