import type { CaseStudy } from '@/content/case-studies'
import { tidy } from '@/lib/tidy'

/** What was measured afterwards. */
export function CaseMetrics({ metrics }: Pick<CaseStudy, 'metrics'>) {
  return (
    <dl className="grid border-t bg-card/80 backdrop-blur-sm max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x">
      {metrics.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end px-6 py-5 sm:px-10 sm:py-7 lg:px-12"
        >
          <dt className="mt-1 text-sm text-muted-foreground">{label}</dt>
          <dd className="text-[clamp(1.375rem,1.1rem+1vw,1.875rem)] leading-tight font-semibold tracking-headline">
            {tidy(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
