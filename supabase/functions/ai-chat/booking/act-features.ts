import { numberOf, runsOf, type Features } from '../../_shared/catalogue/classifier.ts'
import { findContacts } from '../../_shared/chat/contact.ts'
import { isGivenName } from './given-names.ts'

/** Where in a booking a message stands: before one, after a request for data, below the shown card, after a no. */
export const places = ['start', 'asked', 'shown', 'off'] as const
export type Place = (typeof places)[number]

/** What a message does: wants a booking, gives data, corrects, agrees, calls off, asks something, anything else. */
export const acts = ['book', 'data', 'fix', 'yes', 'no', 'ask', 'talk'] as const
export type Act = (typeof acts)[number]

/** The words and marks of a message; what differs with every visitor is replaced: contacts, names, figures. */
function tokensOf(message: string): string[] {
  const { phones, emails, messengers } = findContacts(message)
  const contacts = [...emails, ...phones, ...messengers.map(({ written }) => written)]
  return (
    contacts
      .reduce((left, it) => left.replaceAll(it, ' @ '), message)
      .match(/\p{L}[\p{L}\p{M}'’-]*|\d+|\n|[^\s\p{L}\d]/gu) ?? []
  ).map((it) =>
    isGivenName(it)
      ? 'NAME'
      : it
          .toLowerCase()
          .replaceAll('ё', 'е')
          .replace(/^\d+$/, '0')
          .replace(/^[.,;:—–()\n«»"]$/, ','),
  )
}

/** The features of a message at its place: runs of one to three words, and the runs of letters in its words. */
export function actFeatures(message: string, place: Place): Features {
  const tokens = tokensOf(message)
  const length = Math.min(tokens.length, 4)
  const bordered = ['^', ...tokens, '$']
  const words = bordered.flatMap((it, at) => {
    const [before = '', first = ''] = [bordered[at - 1], bordered[at - 2]]
    return [it, `${place} ${it}`, `${before} ${it}`, `${first} ${before} ${it}`]
  })
  const said = new Set([...words, `at ${place}`, `at ${place} ${length}`].map(numberOf))
  const runs = new Set(
    tokens
      .filter((it) => /^\p{Ll}/u.test(it))
      .flatMap(runsOf)
      .map(numberOf),
  )
  return [[...said], [...runs]]
}
