import type { Price } from '@/content/model'
import { formatRoubles } from '@/lib/format'

/** «от 75 000 ₽», «от 15 000 ₽ в месяц»: the figure leads, the words step back. */
export function PriceTag({ price }: { price: Price }) {
  return (
    <p className="text-2xl font-semibold tracking-headline">
      <span className="text-base font-normal tracking-normal text-muted-foreground">от </span>
      {formatRoubles(price.from)}
      {price.per === 'month' && (
        <span className="text-base font-normal tracking-normal text-muted-foreground">
          {' '}
          в месяц
        </span>
      )}
    </p>
  )
}
