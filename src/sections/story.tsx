import { Backdrop } from '@/components/backdrop'
import type { StorySection } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { MoreAction } from './parts/action-row'

export function Story({ section }: { section: StorySection }) {
  const { eyebrow, title, paragraphs, aside, action } = section
  return (
    <section className="container-page section-space">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          {eyebrow && <p className="mb-4 text-sm font-medium text-accent">{eyebrow}</p>}
          <h2 className="headline">{typography(title)}</h2>
          <div className="mt-6 max-w-[40rem] space-y-5 text-lead text-muted-foreground first:*:text-foreground">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{typography(paragraph)}</p>
            ))}
          </div>
          <MoreAction action={action} className="mt-8" />
        </div>
        {aside && (
          <aside className="relative isolate flex flex-col justify-end overflow-hidden rounded-[1.75rem] border bg-card p-7 pt-36 sm:p-10 sm:pt-44">
            <Backdrop className="bg-[radial-gradient(90%_70%_at_50%_0%,color-mix(in_oklab,var(--glow)_28%,transparent),transparent)]" />
            <Backdrop className="lattice-ground [--lattice-fade:linear-gradient(black_20%,transparent_75%)]" />
            <p className="subtitle">{typography(aside.title)}</p>
            <p className="mt-3 leading-relaxed text-muted-foreground">{typography(aside.text)}</p>
          </aside>
        )}
      </div>
    </section>
  )
}
