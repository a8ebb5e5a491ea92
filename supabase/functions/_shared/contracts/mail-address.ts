import { cleanText } from './text.ts'
import { parseUrl } from './parse-url.ts'
import { writtenText } from './written-text.ts'
import { z } from './zod.ts'

/** In characters: RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.3. */
export const longestAddress = 254
const longestLocalPart = 64

/** RFC 5322's dot-atom, in the characters that every mail server accepts. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** Labels of any script, separated by dots, the last one not a number. */
const domain = /^(?:[\p{L}\p{M}\p{N}-]{1,63}[.。．｡])+(?!\d+$)[\p{L}\p{M}\p{N}-]{2,63}$/u

/** By RFC 1035, after the conversion: no label begins or ends with a hyphen. */
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/

/**
 * The normalized form of an address: the local part as written, the domain in lower case and in ASCII
 * (`info@пример.рф` → `info@xn--e1afmkfd.xn--p1ai`), so that a person is found by either form.
 *
 * @returns undefined for an address that no mail server accepts: spaces, two dots in a row, no domain, quoted or
 * foreign letters before the `@`
 */
export function normalAddress(text: string): string | undefined {
  const address = cleanText(text).trim()
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || local.length > longestLocalPart || address.length > longestAddress) return undefined
  if (!localPart.test(local) || !domain.test(host)) return undefined
  // The only conversion that browsers, Node.js and Deno share.
  const ascii = parseUrl(`https://${host}`)?.hostname ?? ''
  const normal = `${local}@${ascii}`
  return asciiDomain.test(ascii) && normal.length <= longestAddress ? normal : undefined
}

/** An address that mail can be sent to, normalized (`normalAddress`). */
export const mailAddress = z.string().transform((text, context) => {
  const address = normalAddress(text)
  if (address !== undefined) return address
  const isForeign = /\P{ASCII}/u.test(text.slice(0, Math.max(text.indexOf('@'), 0)))
  const message = isForeign
    ? 'Проверьте адрес: до знака @ нужны латинские буквы, как в name@company.ru'
    : 'Проверьте адрес: нужен email вида name@company.ru'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** A required address field; `missing` is the message for an empty one. */
export const addressField = writtenText('Укажите email')
  .min(1, 'Укажите email')
  .max(longestAddress, `Не больше ${longestAddress} символов`)
  .pipe(mailAddress)

/** What was typed into a search, cleaned, with its addresses normalized. */
export const searchedText = (typed: string): string =>
  cleanText(typed)
    .trim()
    .replace(
      /(?<![^\s<(,;])[^\s<(,;@]{1,64}@[^\s>),;@]{1,254}/g,
      (address) => normalAddress(address) ?? address,
    )
