import type { Case } from '@/content/cases/case'
import { typography } from '@/lib/text/typography'

export function Metrics({ metrics }: Pick<Case, 'metrics'>) {
  return (
    <div className="@container">
      <dl className="grid auto-cols-fr @min-[40rem]:grid-flow-col">
        {metrics.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end py-5">
            <dt className="mt-1 text-sm text-muted-foreground">{label}</dt>
            <dd className="text-[clamp(1.375rem,1.1rem+1vw,1.875rem)] leading-tight font-semibold tracking-headline">
              {typography(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
