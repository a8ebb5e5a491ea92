import { catalogue } from '../../_shared/catalogue/catalogue.ts'
import { numberOf, type Features } from '../../_shared/catalogue/classifier.ts'
import { stemOf } from '../../_shared/catalogue/words.ts'
import type { Place } from './act-features.ts'
import { homonyms, isGivenName, isNamePart, isPatronymic, nominative } from './given-names.ts'
import { isContact, type Token } from './tokens.ts'

/**
 * What a token is part of: nothing, a name, a contact, or a value that is said to be wrong, so that nobody takes it
 * for the right one; `+` continues the one before.
 */
export const slotLabels = ['-', 'name', 'name+', 'contact', 'contact+', 'wrong', 'wrong+'] as const

let siteStems: ReadonlySet<string> | undefined
/** Whether the site writes a word in lower case, so that it is hardly a name. */
function isSiteWord(word: string): boolean {
  siteStems ??= new Set(
    [...new Set(JSON.stringify(catalogue).match(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?!\p{L})/gu))].map(
      stemOf,
    ),
  )
  return siteStems.has(stemOf(word.toLowerCase()))
}

/** Of given names only that they are some: one is like the other. */
const isName = ({ text, kind }: Token) => kind === 'word' && isGivenName(text)

const textOf = (token: Token) =>
  isContact(token.kind)
    ? `<${token.kind}>`
    : isName(token)
      ? '<name>'
      : token.text.toLowerCase().replaceAll('ё', 'е').replace(/\d/g, '0')

/** How a token is written: `Xx`, `xx`, `Ll` in Latin letters. */
const shapeOf = ({ text, kind }: Token) =>
  kind === 'word'
    ? text
        .replace(/[a-z]+/g, 'l')
        .replace(/[A-Z]+/g, 'L')
        .replace(/\p{Ll}+/gu, 'x')
        .replace(/\p{Lu}+/gu, 'X')
        .replace(/\d+/g, '0')
    : kind === 'number'
      ? `0${Math.min(5, text.length)}`
      : kind === 'mark'
        ? text
        : `<${kind}>`

/** What is known of a word: a given name, part of a name, a name in another case, a word of the site. */
function knownOf({ text, kind }: Token): string {
  if (kind !== 'word') return '-'
  if (isPatronymic(text)) return 'patronymic'
  if (isGivenName(text)) return 'given'
  if (homonyms.has(text.toLowerCase())) return 'homonym'
  if (isGivenName(nominative(text))) return 'inflected'
  const known = isSiteWord(text) ? 'site' : 'new'
  return isNamePart(text) ? `part ${known}` : known
}

/** The features of each token: itself and its neighbours, as they are, by how they are written and by what is known. */
export function slotFeatures(tokens: readonly Token[], place: Place): Features[] {
  const words = tokens.map(textOf)
  const shapes = tokens.map(shapeOf)
  const knowns = tokens.map(knownOf)
  const spoken = tokens.filter(({ kind }) => kind !== 'mark').length
  const length = spoken < 3 ? spoken : spoken < 7 ? 6 : 7
  const hasContact = tokens.some(({ kind }) => isContact(kind))
  return tokens.map((token, at) => {
    const near = (list: readonly string[], step: number) =>
      list[at + step] ?? (at + step < 0 ? '^' : '$')
    const [word, shape, known] = [near(words, 0), near(shapes, 0), near(knowns, 0)]
    const around = [-3, -2, -1, 1, 2].map((step) => `${step} ${near(words, step)}`)
    const pairs = [-1, 1].flatMap((step) => {
      const other = near(words, step)
      return [
        `${step} ${other} ${word}`,
        `${step} ${other} ${known}`,
        `${step} ${other} ${shape}`,
        `${step} known ${near(knowns, step)} ${known} ${shape}`,
        `${step} ${other} ${near(words, 2 * step)}`,
        `${step} known ${near(knowns, step)}`,
        `${step} known ${near(knowns, step)} ${known}`,
        `${step} shape ${near(shapes, step)}`,
        ...(other.length > 3 ? [`${step} begins ${other.slice(0, 4)}`] : []),
      ]
    })
    const parts =
      token.kind === 'word' && !isName(token)
        ? [1, 2, 3, 4]
            .filter((it) => it <= word.length)
            .flatMap((it) => [`ends ${word.slice(-it)}`, `begins ${word.slice(0, it)}`])
        : []
    const own = [
      'any',
      `is ${word}`,
      `shape ${shape}`,
      `known ${known}`,
      `${known} ${shape}`,
      `shapes ${near(shapes, -1)} ${shape} ${near(shapes, 1)}`,
      `${place} ${length} ${shape}`,
      `${place} ${length} ${known} ${String(hasContact)}`,
      `${place} is ${word}`,
      `first ${String(at === 0)} ${shape}`,
      `first ${near(shapes, -1)} ${known} ${shape}`,
    ]
    return [[...new Set([...own, ...around, ...pairs, ...parts].map(numberOf))]]
  })
}
