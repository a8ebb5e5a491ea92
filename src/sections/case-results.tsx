import type { Lang } from '@contracts/lang.ts'
import { labels } from '@/content/labels'
import type { CaseResultsSection } from '@/content/model/sections'
import { growthText, measuredText, monthsText } from '@/content/model/case-result'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from './parts/section-frame'

type Result = CaseResultsSection['results'][number]

export function CaseResults({ section, lang }: { section: CaseResultsSection; lang: Lang }) {
  const { title, lead, results } = section
  return (
    <SectionFrame title={title} lead={lead} background="band">
      <ul
        className={cn(
          'grid gap-4 lg:gap-5',
          results.length % 3 === 0 ? '@min-[56rem]:grid-cols-3' : '@min-[48rem]:grid-cols-2',
        )}
      >
        {results.map((result) => (
          <li key={result.company} className="flex">
            <ResultCard result={result} lang={lang} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function ResultCard({ result, lang }: { result: Result; lang: Lang }) {
  return (
    <article className="flex w-full flex-col rounded-card border bg-card p-6 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="subtitle">{typography(result.company)}</h3>
        <p className="text-sm text-muted-foreground">{monthsText(result.months, lang)}</p>
      </div>
      {result.text && <p className="mt-3 aside-text">{typography(result.text)}</p>}
      {/* Side by side in a card of full width. */}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-8 pt-7">
        <div className="grow">
          <p className="text-sm text-muted-foreground">{typography(result.metric)}</p>
          <p className="mt-1 text-5xl font-semibold tracking-display text-accent">
            {growthText(result, lang)}
          </p>
        </div>
        <dl className="mt-6 flex grow flex-wrap items-end gap-x-8 gap-y-3 border-t pt-5 @min-[40rem]:@max-[56rem]:grow-0 @min-[40rem]:@max-[56rem]:border-t-0 @min-[40rem]:@max-[56rem]:pt-0">
          <div>
            <dt className="text-caption text-muted-foreground">{labels[lang].before}</dt>
            <dd className="mt-1 arrow-after inline-flex items-center text-xl text-muted-foreground after:ml-8 after:bg-accent">
              {measuredText(result.before, lang)}
            </dd>
          </div>
          <div>
            <dt className="text-caption text-muted-foreground">{labels[lang].after}</dt>
            <dd className="mt-1 text-xl font-semibold">{measuredText(result.after, lang)}</dd>
          </div>
        </dl>
      </div>
    </article>
  )
}
