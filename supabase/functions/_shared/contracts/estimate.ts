import { fieldLimits } from './lead-fields.ts'
import { writtenText } from './written-text.ts'
import { z } from './zod.ts'

/** In the currency of the prices (src/content/currencies.ts). */
const amount = z.number().int().positive().max(1_000_000_000)
const line = (limit: number) => writtenText().min(1).max(limit)

/** A quiz' estimate as shown to the visitor. Their browser computes it: for the managers, never an offer. */
export const estimateSchema = z
  .object({
    /** Absent if the site has no price. */
    priceFrom: amount.optional(),
    /** Absent if the site has no upper bound. */
    priceTo: amount.optional(),
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
