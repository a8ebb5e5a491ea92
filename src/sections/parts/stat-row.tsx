import type { Stat } from '@/content/primitives'
import { typography } from '@/lib/text/typography'
import { Figure } from './figure'

/** Figures in a row with hairlines between them; in two columns on a phone. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stat-row">
      {stats.map(({ value, label, text }) => (
        <div key={label}>
          <dt className="order-2 mt-1 text-sm text-muted-foreground">{typography(label)}</dt>
          <dd className="order-1 text-[clamp(1.875rem,1.4rem+1.9vw,3rem)] leading-none font-semibold tracking-headline">
            <Figure value={value} />
          </dd>
          {text && (
            <dd className="order-3 mt-2 text-caption text-muted-foreground">{typography(text)}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
