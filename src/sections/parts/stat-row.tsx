import type { Stat } from '@/content/sections'
import { tidy } from '@/lib/tidy'
import { Figure } from './figure'

/** Figures in a row, parted by hairlines; two abreast on a small screen. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {stats.map(({ value, label, text }) => (
        <div
          key={label}
          className="flex flex-col py-6 max-lg:odd:last:col-span-2 max-lg:even:border-l max-lg:even:pl-5 max-lg:nth-[n+3]:border-t sm:py-8 lg:border-l lg:px-8 lg:first:border-l-0 lg:first:pl-0"
        >
          <dt className="order-2 mt-1 text-sm text-muted-foreground">{tidy(label)}</dt>
          <dd className="order-1 text-[clamp(1.875rem,1.4rem+1.9vw,3rem)] leading-none font-semibold tracking-headline">
            <Figure value={value} />
          </dd>
          {text && (
            <dd className="order-3 mt-2 text-caption text-muted-foreground">{tidy(text)}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
