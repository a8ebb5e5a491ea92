const digits = (text: string) => text.replace(/[^+\d]/g, '')

/** «0312 90-80-70 доб. 12»: where the number ends, and what to dial after the call is answered. */
function extensionOf(phone: string) {
  const [before, last] = [...phone.matchAll(/\d+/g)].slice(-2)
  if (!before || !last) return undefined
  const between = phone.slice(before.index + before[0].length, last.index)
  return /\p{L}/u.test(between) ? last : undefined
}

/** The link that dials a number as written, with its extension (https://www.rfc-editor.org/rfc/rfc3966#section-5.3). */
export function phoneUrl(phone: string): string {
  const extension = extensionOf(phone)
  return `tel:${digits(phone.slice(0, extension?.index))}${extension ? `;ext=${extension[0]}` : ''}`
}
