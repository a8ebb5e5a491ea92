import { numberOf, runsOf, type Features } from '../../_shared/catalogue/classifier.ts'
import { homonyms, isGivenName } from './given-names.ts'
import { isContact, tokensOf } from './tokens.ts'

/** Where in a booking a message stands: before one, after a request for data, below the shown card, after a no. */
export const places = ['start', 'asked', 'shown', 'off'] as const
export type Place = (typeof places)[number]

/**
 * What a message does: wants a booking, gives data, corrects some (`fix`) or wants some corrected without saying how
 * (`edit`), agrees, calls off, speaks of an earlier request (`client`), asks something, anything else.
 */
export const acts = ['book', 'data', 'fix', 'edit', 'yes', 'no', 'client', 'ask', 'talk'] as const
export type Act = (typeof acts)[number]

/** The words and marks of a message; what differs with every visitor is replaced: contacts, names, figures. */
const wordsOf = (message: string): string[] =>
  tokensOf(message).map(({ text, kind }) => {
    if (isContact(kind)) return '@'
    if (kind === 'number') return '0'
    if (kind === 'mark') return text.replace(/^[.,;:—–()«»"]$/, ',')
    // «Болот» is somebody, «болот» is yes.
    return isGivenName(text) && !homonyms.has(text)
      ? 'NAME'
      : text.toLowerCase().replaceAll('ё', 'е')
  })

/** The features of a message at its place: runs of one to three words, and the runs of letters in its words. */
export function actFeatures(message: string, place: Place): Features {
  const tokens = wordsOf(message)
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
