import type { LeadOriginInput } from '../contracts/lead.ts'
import { filled, type FieldGroup } from './fields.ts'

/** Where a lead's visitor came from, for the managers' mail. */
export const originGroup = (origin: LeadOriginInput | undefined): FieldGroup => ({
  title: 'Источник',
  fields: filled([
    ['Страница', origin?.pageUrl, 'page'],
    ['Откуда пришёл', origin?.referrer],
    ...Object.entries(origin?.utm ?? {}).map(([mark, value]) => [`utm_${mark}`, value] as const),
  ]),
})
