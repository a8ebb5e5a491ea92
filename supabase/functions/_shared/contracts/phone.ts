const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A number's digits, with the country code if it is certain: a number within Kyrgyzstan, or with an 8 within Russia. */
export function internationalDigits(phone: string): string {
  const digits = digitsOf(phone).replace(/^00/, '')
  if (/^\s*(?:\+|00)/.test(phone)) return digits
  if (digits.length === 11 && digits.startsWith('8')) return `7${digits.slice(1)}`
  return digits.length === 10 && digits.startsWith('0') ? `996${digits.slice(1)}` : digits
}

/** «+996 555 123 456» or «+7 916 123-45-67»; undefined for another number, or what is none. */
function grouped(phone: string): string | undefined {
  const [, area, first, last] =
    /^996([2-9]\d\d)(\d{3})(\d{3})$/.exec(internationalDigits(phone)) ?? []
  if (area) return `+996 ${area} ${first} ${last}`
  const [, code, begin, middle, end] =
    /^7([3-9]\d\d)(\d{3})(\d\d)(\d\d)$/.exec(internationalDigits(phone)) ?? []
  return code && `+7 ${code} ${begin}-${middle}-${end}`
}

/** A number for reading: with its country code and in groups if both are certain, or else as written. */
export const phoneText = (phone: string): string =>
  (/^[+\d\s().\-–—/]+$/.test(phone) && grouped(phone)) || phone

/** «0312 90-80-70 доб. 12»: where the number ends, and what to dial after the call is answered. */
function extensionOf(phone: string) {
  const [before, last] = [...phone.matchAll(/\d+/g)].slice(-2)
  if (!before || !last) return undefined
  const between = phone.slice(before.index + before[0].length, last.index)
  return /\p{L}/u.test(between) ? last : undefined
}

/** The link that dials a number, with its extension (https://www.rfc-editor.org/rfc/rfc3966#section-5.3). */
export function phoneUrl(phone: string): string {
  const extension = extensionOf(phone)
  const number = phone.slice(0, extension?.index)
  const dialled = (grouped(number) ?? number).replace(/[^+\d]/g, '')
  return `tel:${dialled}${extension ? `;ext=${extension[0]}` : ''}`
}
