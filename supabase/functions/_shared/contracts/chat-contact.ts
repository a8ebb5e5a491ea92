import { normalAddress } from './mail-address.ts'
import { hasNumber } from './other-numbers.ts'

/** A name or a link in a messenger: «@nurlan», «t.me/nurlan», «nurlan_88». */
const nick = /(?<![\w@])@?[a-z][\w./-]{3,60}(?![\w@])/i

/** Whether a text contains a well-formed e-mail address, a number that may be a telephone, or a messenger name. */
export function isReachable(text: string): boolean {
  const addresses = text.split(/[\s,;()<>]+/).filter((word) => word.indexOf('@') > 0)
  if (addresses.length > 0) return addresses.every((word) => normalAddress(word) !== undefined)
  return hasNumber(text) || nick.test(text)
}

/**
 * Whether a contact as written contains more than what was parsed from it: «WhatsApp 0700 123 456» does, and
 * «@nurlan» beside «t.me/nurlan» does not.
 *
 * @param read phone number, address and messenger, as far as there are any
 */
export function saysMore(contact: string, read: readonly (string | undefined)[]): boolean {
  const account = contact.replace(/^@/, '')
  return !read.some((value) => value === contact || value?.endsWith(`/${account}`))
}
