/** «0312 90-80-70 доб. 12»: the number, and what to dial once it has answered. */
const withExtension = /^(.*\d)\P{L}*\p{L}\D*(\d+)\D*$/u

const digits = (text: string) => text.replace(/[^+\d]/g, '')

/** The link that dials a number as somebody wrote it, with its extension (https://www.rfc-editor.org/rfc/rfc3966#section-5.3). */
export function phoneUrl(phone: string): string {
  const [, number = phone, extension] = withExtension.exec(phone) ?? []
  return `tel:${digits(number)}${extension ? `;ext=${extension}` : ''}`
}
