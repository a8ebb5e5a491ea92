import type { Case } from '@/content/cases/case'
import { typography } from '@/lib/text/typography'

export function CaseMetrics({ metrics }: Pick<Case, 'metrics'>) {
  return (
    <dl className="grid auto-cols-fr divide-y border-t bg-card/85 @min-[40rem]:grid-flow-col @min-[40rem]:divide-x @min-[40rem]:divide-y-0">
      {metrics.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end px-6 py-5 sm:px-10 sm:py-7 lg:px-12"
        >
          <dt className="mt-1 text-sm text-muted-foreground">{label}</dt>
          <dd className="text-[clamp(1.375rem,1.1rem+1vw,1.875rem)] leading-tight font-semibold tracking-headline">
            {typography(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
