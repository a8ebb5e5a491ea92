import { Check } from 'lucide-react'
import { ActionButton } from '@/components/action-button'
import type { CallToActionSection } from '@/content/model'
import { tidy } from '@/lib/tidy'

export function CallToAction({ section }: { section: CallToActionSection }) {
  return (
    <section className="container-page pb-18 sm:pb-24 lg:pb-28">
      <div className="relative isolate overflow-hidden rounded-[1.75rem] border bg-card px-6 py-12 sm:px-12 sm:py-16 lg:px-16 lg:py-20">
        <div
          aria-hidden
          className="absolute inset-0 -z-10 bg-[radial-gradient(70%_120%_at_100%_100%,color-mix(in_oklab,var(--glow)_26%,transparent),transparent_70%)]"
        />
        <div
          aria-hidden
          className="absolute inset-0 -z-10 lattice-ground [--lattice-fade:radial-gradient(60%_110%_at_100%_100%,black,transparent)]"
        />
        <h2 className="max-w-[40rem] text-headline font-semibold tracking-headline">
          {tidy(section.title)}
        </h2>
        <p className="mt-4 max-w-[38rem] text-lead text-muted-foreground">{tidy(section.lead)}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          {section.actions.map((action, index) => (
            <ActionButton
              key={action.label}
              action={action}
              size="large"
              variant={index === 0 ? 'primary' : 'secondary'}
            />
          ))}
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-7 gap-y-2 text-sm text-muted-foreground">
          {section.assurances.map((assurance) => (
            <li key={assurance} className="flex items-center gap-2">
              <Check aria-hidden className="size-4 text-accent" />
              {assurance}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
