import type { LeadOriginInput } from '../contracts/lead.ts'
import { filled, type FieldGroup } from './fields.ts'

type Origin = LeadOriginInput | undefined

/** Where a lead's visitor came from, as the columns of its email. */
export const originColumns = (origin: Origin) => ({
  page_url: origin?.pageUrl,
  referrer: origin?.referrer,
  utm: origin?.utm,
})

/** The same for the managers' mail. */
export const originGroup = (origin: Origin): FieldGroup => ({
  title: 'Источник',
  fields: filled([
    ['Страница', origin?.pageUrl, 'page'],
    ['Откуда пришёл', origin?.referrer],
    ...Object.entries(origin?.utm ?? {}).map(([mark, value]) => [`utm_${mark}`, value] as const),
  ]),
})
