import { findContacts, misspeltAddresses } from '../../_shared/chat/contact.ts'

/** A word, a number, a mark or a contact of a message. */
export interface Token {
  text: string
  kind: 'word' | 'number' | 'mark' | 'phone' | 'email' | 'nick'
  /** Where it stands in the message. */
  from: number
  to: number
}

/** Whether a token is a contact. */
export const isContact = (kind: Token['kind']): boolean =>
  kind === 'phone' || kind === 'email' || kind === 'nick'

/** A nick without «@» is a word like others: «tom_becker», «stas.dev». */
const piece =
  /\p{L}[\p{L}\p{M}\p{N}_'’]*(?:[-.]?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_'’]*)*|\d+(?:[:.]\d\d)?|\S/gu

/** A message in pieces, its contacts as one each. */
export function tokensOf(message: string): Token[] {
  const { phones, emails, messengers } = findContacts(message)
  const contacts: Token[] = []
  const add = (text: string, kind: Token['kind']) => {
    const from = message.indexOf(text)
    const to = from + text.length
    const isTaken = contacts.some((it) => it.from < to && from < it.to)
    if (from >= 0 && !isTaken) contacts.push({ text, kind, from, to })
  }
  // A slip in an address makes no name or nick of its parts.
  for (const it of [...emails, ...misspeltAddresses(message)]) add(it, 'email')
  for (const it of phones) add(it, 'phone')
  for (const { written } of messengers) add(written, 'nick')
  contacts.sort((one, other) => one.from - other.from)
  const between = (from: number, to: number): Token[] =>
    [...message.slice(from, to).matchAll(piece)].map(({ 0: text, index }) => ({
      text,
      kind: /^\p{L}/u.test(text) ? 'word' : /^\d/.test(text) ? 'number' : 'mark',
      from: from + index,
      to: from + index + text.length,
    }))
  const ends = [0, ...contacts.map(({ to }) => to)]
  return ends.flatMap((end, at) => {
    const next = contacts[at]
    return [...between(end, next?.from ?? message.length), ...(next ? [next] : [])]
  })
}
