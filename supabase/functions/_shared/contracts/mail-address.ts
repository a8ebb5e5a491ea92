import { z } from './zod.ts'

/** In characters: RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.3. */
export const longestAddress = 254
const longestLocalPart = 64

/** RFC 5322's dot-atom, in the letters that every mail server takes. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** Names of any script, with a dot between them, and a last one that is no number. */
const domain = /^(?:[\p{L}\p{M}\p{N}-]{1,63}[.。．｡])+(?!\d+$)[\p{L}\p{M}\p{N}-]{2,63}$/u

/** Of RFC 1035, after the conversion: no label begins or ends with a hyphen. */
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/

/**
 * The one form of an address: what is before the `@` as it was written, the domain in lower case and in ASCII
 * (`info@пример.рф` → `info@xn--e1afmkfd.xn--p1ai`), so that somebody is found under whichever of the
 * two a browser or a mail brings.
 *
 * @returns undefined for what no mail server takes: spaces, two dots in a row, no domain, quoted or foreign letters
 *   before the `@`
 */
export function normalAddress(text: string): string | undefined {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || local.length > longestLocalPart || address.length > longestAddress) return undefined
  if (!localPart.test(local) || !domain.test(host)) return undefined
  // The one conversion that browsers, Node.js and Deno share.
  if (!URL.canParse(`https://${host}`)) return undefined
  const ascii = new URL(`https://${host}`).hostname
  const normal = `${local}@${ascii}`
  return asciiDomain.test(ascii) && normal.length <= longestAddress ? normal : undefined
}

/** An address that mail can be sent to, in its one form (`normalAddress`). */
export const mailAddress = z.string().transform((text, context) => {
  const address = normalAddress(text)
  if (address !== undefined) return address
  context.addIssue({ code: 'custom', message: 'Проверьте адрес: нужен email вида name@company.ru' })
  return z.NEVER
})

/** A required field for an address; `missing` is what is said of an empty one. */
export const addressField = z
  .string({ error: 'Укажите email' })
  .trim()
  .min(1, 'Укажите email')
  .max(longestAddress, `Не больше ${longestAddress} символов`)
  .pipe(mailAddress)

/** A text to search for, in which addresses have their one form. */
export const withNormalAddresses = (text: string): string =>
  text.replace(/(?<![^\s<(,;])[^\s<(,;@]{1,64}@[^\s>),;@]{1,254}/g, (it) => normalAddress(it) ?? it)
