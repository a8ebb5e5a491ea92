import { Breadcrumbs } from '@/components/breadcrumbs'
import { Cover } from '@/brand/cover'
import type { Lang } from '@contracts/lang.ts'
import type { PageHeroSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { ActionRow } from './parts/action-row'
import { StatRow } from './parts/stat-row'
import { LazyProof } from './proofs/lazy-proof'

export function PageHero({ section, lang }: { section: PageHeroSection; lang: Lang }) {
  const { eyebrow, title, lead, actions, stats, proof } = section
  const words = (
    // Beside a proof not in the middle: a title that grows by a line would move more.
    <div className={cn('max-w-[46rem]', proof && 'lg:pt-20')}>
      {eyebrow && <p className="text-sm font-medium text-accent">{eyebrow}</p>}
      <h1
        className="mt-4 text-[min(11.4vw-0.46rem,1.4rem+3.1vw,3.75rem)] leading-[1.06] font-semibold tracking-display hyphens-auto"
        style={proof && { fontSize: besideProof }}
      >
        {typography(title)}
      </h1>
      <p className="mt-5 max-w-[38rem] text-lead text-muted-foreground">{typography(lead)}</p>
      {actions && (
        <div className="mt-8">
          <ActionRow actions={actions} />
        </div>
      )}
    </div>
  )
  return (
    <section className="relative isolate overflow-hidden border-b">
      {!proof && (
        <Cover
          seed={title}
          className="absolute inset-y-0 right-0 -z-10 h-full w-full [mask-image:linear-gradient(100deg,transparent_55%,black)] opacity-35 lg:w-[62%] lg:[mask-image:linear-gradient(90deg,transparent_15%,black_85%)] lg:opacity-80 dark:opacity-25 lg:dark:opacity-60 print:hidden"
        />
      )}
      <div className="container-page pt-3 pb-14 sm:pb-18 lg:pb-24">
        <Breadcrumbs lang={lang} />
        {proof ? (
          <div
            className="mt-8 grid gap-x-16 gap-y-12 lg:mt-12"
            style={{ gridTemplateColumns: twoIfTheyFit }}
          >
            {words}
            <LazyProof proof={proof} />
          </div>
        ) : (
          <div className="mt-8 sm:mt-12 lg:mt-16">{words}</div>
        )}
      </div>
      {stats && (
        <div className="border-t bg-background">
          <div className="container-page">
            <StatRow stats={stats} />
          </div>
        </div>
      )}
    </section>
  )
}

/** The title's size in half of the width; measured so that fallback fonts break its lines where the site's does. */
const besideProof = 'min(11.4vw - 0.46rem, 1.45rem + 2.7vw, 3rem)'

/** In terms of the text, which may be enlarged. */
const twoIfTheyFit = 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))'
