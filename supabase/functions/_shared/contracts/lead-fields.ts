import { addressField, longestAddress } from './mail-address.ts'
import { writtenText } from './written-text.ts'
import { z } from './zod.ts'

/** Maximum lengths of texts, in characters. The database repeats them as checks. */
export const fieldLimits = {
  name: 120,
  email: longestAddress,
  phone: 40,
  company: 160,
  features: 600,
  description: 5000,
  interest: 160,
  offer: 60,
  url: 2000,
  utm: 200,
  term: 80,
  assumption: 300,
} as const

const tooLong = (limit: number) => ({
  error: ({ input }: { input?: unknown }) =>
    `Слишком длинно: ${String(input).length} из ${limit} символов`,
})

/** A required field of at most `limit` characters; surrounding white space is removed. */
export const requiredText = (limit: number, missing: string) =>
  writtenText(missing).min(1, missing).max(limit, tooLong(limit))

/** An optional field of at most `limit` characters; a blank one becomes `undefined`. */
export const optionalText = (limit: number) =>
  writtenText()
    .max(limit, tooLong(limit))
    .transform((text) => text || undefined)
    .optional()

/** One of a closed list, or `undefined`: an untouched `<select>` sends an empty string. */
export const optionalChoice = <const T extends readonly [string, ...string[]]>(ids: T) =>
  z
    .union([z.literal(''), z.enum(ids)], { error: 'Выберите вариант из списка' })
    .transform((id) => (id === '' ? undefined : id))
    .optional()

/** ISO 4217's code in small letters. Which ones the site shows is content; a former one counts as none. */
export const currencyCode = z.string().regex(/^[a-z]{3}$/)

/** Required: one of a closed list. */
export const requiredChoice = <const T extends readonly [string, ...string[]]>(ids: T) =>
  z.enum(ids, { error: 'Выберите один из вариантов' })

/** The versions of the consent texts, newest last: a new wording adds one; old ones stay for pages opened earlier. */
const consentVersions = [
  '2024-01-09',
  '2024-01-09-chat',
  '2026-11-29-en',
  '2026-11-29-chat-en',
] as const
export type ConsentVersion = (typeof consentVersions)[number]

/** The version of the consent text under a form: an unknown one proves nothing. */
export const consentField = z
  .object({
    textVersion: z.enum(consentVersions, {
      error: 'Неизвестная версия согласия. Обновите страницу и отправьте ещё раз.',
    }),
  })
  .optional()

/** Honeypot: invisible to people, so that only bots fill it. */
export const honeypotField = z.string().max(fieldLimits.url).optional()

/** The contact fields of every lead form. */
export const contactFields = {
  name: requiredText(fieldLimits.name, 'Укажите имя'),
  email: addressField,
  phone: requiredText(fieldLimits.phone, 'Укажите телефон'),
  company: optionalText(fieldLimits.company),
}
