import { fieldLimits } from './lead-fields.ts'
import { formatNumber } from './russian.ts'
import { writtenText } from './written-text.ts'
import { z } from './zod.ts'

const roubles = z.number().int().positive().max(1_000_000_000)
const line = (limit: number) => writtenText().min(1).max(limit)

/** A quiz' estimate as shown to the visitor. Their browser computes it: for the managers, never an offer. */
export const estimateSchema = z
  .object({
    /** Roubles; absent if the site has no price. */
    priceFrom: roubles.optional(),
    /** Roubles; absent if the site has no upper bound. */
    priceTo: roubles.optional(),
    per: z.literal('month').optional(),
    term: line(fieldLimits.term).optional(),
    assumptions: z.array(line(fieldLimits.assumption)).max(10),
  })
  .refine(
    ({ priceFrom, priceTo }) =>
      priceTo === undefined || (priceFrom !== undefined && priceFrom <= priceTo),
    { error: 'Верхняя граница ниже нижней', path: ['priceTo'] },
  )

export type Estimate = z.output<typeof estimateSchema>

/** @returns the estimated price, «250 000–320 000 ₽» or «от 45 000 ₽ в месяц», or undefined */
export function estimatePrice({ priceFrom, priceTo, per }: Estimate): string | undefined {
  if (priceFrom === undefined) return undefined
  const month = per ? ' в\u00a0месяц' : ''
  if (priceTo === undefined) return `от ${formatNumber(priceFrom)}\u00a0₽${month}`
  const figures =
    priceTo === priceFrom
      ? formatNumber(priceFrom)
      : `${formatNumber(priceFrom)}–${formatNumber(priceTo)}`
  return `${figures}\u00a0₽${month}`
}
