import { normalAddress } from '../contracts/mail-address.ts'

/** «inbох.ru»: letters of two alphabets in one label are a slip, or a look-alike of another domain. */
const isMixed = (label: string) => /\p{sc=Latn}/u.test(label) && /\p{sc=Cyrl}/u.test(label)

/**
 * An e-mail address in a conversation, in its one form (`normalAddress`).
 *
 * @param text what may be one, as it was written: «r&d@client.example», «zakaz@пример.рф»
 * @returns undefined for what is none, or has a slip in its domain
 */
export function mailAddressOf(text: string): string | undefined {
  const host = text.slice(text.lastIndexOf('@') + 1)
  return host.split('.').some(isMixed) ? undefined : normalAddress(text)
}
