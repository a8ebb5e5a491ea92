import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as russianStem } from '@orama/stemmers/russian'
import { synonyms } from './synonyms.ts'

/** In lower case, with «ё» and «э» as «е»: «лэндинг» is «лендинг». */
const fold = (text: string) => text.toLowerCase().replace(/[ёэ]/g, 'е')

/** The stem of a word: the same for «лендинга» and «лендинги». */
export function stemOf(word: string): string {
  const plain = fold(word)
  // «Почему» is no form of «почём».
  if (plain.length < 3 || plain === 'почему') return plain
  if (/^[а-я]+$/.test(plain)) return russianStem(plain)
  return /^[a-z]+$/.test(plain) ? englishStem(plain) : plain
}

/** The words of a text in lower case, unstemmed; «1С-Битрикс» and «CI/CD» are two each. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

/** The sentences of a text, each with its end and the space after it. */
export const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]?\s*/g) ?? []

/** A word of a text, with the term for comparison: its stem, or the one of its synonyms. */
export interface Word {
  text: string
  term: string
  /** Index of the word, or of the first one of a phrase. */
  place: number
}

/** A word of a synonym; with «*» it is a prefix and compared unstemmed. */
interface Part {
  text: string
  stem: string
  isBeginning: boolean
}

function partOf(written: string): Part {
  const isBeginning = written.endsWith('*')
  const text = fold(written.replace('*', ''))
  return { text, stem: isBeginning ? '' : stemOf(text), isBeginning }
}

interface Phrase {
  parts: readonly Part[]
  /** The stem of the word that stands for it. */
  meaning: string
}

const phrases: readonly Phrase[] = synonyms
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [meaning = '', variants = ''] = line.split(': ')
    return [meaning, ...variants.split(' ')].map((variant) => ({
      meaning: stemOf(meaning),
      parts: variant.split('_').map(partOf),
    }))
  })
  // The longest first; among single words, whole ones before prefixes.
  .sort(
    (a, b) =>
      b.parts.length - a.parts.length ||
      Number(a.parts[0]?.isBeginning) - Number(b.parts[0]?.isBeginning) ||
      (b.parts[0]?.text.length ?? 0) - (a.parts[0]?.text.length ?? 0),
  )

const isPart = ({ text, stem, isBeginning }: Part, word: string, own: string) =>
  isBeginning ? word.startsWith(text) : stem === own

/** The positions of phrases in order, by their first stem or, with «*», prefix. */
const places = new Map<string, number[]>()
phrases.forEach(({ parts: [first] }, place) => {
  if (!first) return
  const key = first.isBeginning ? `${first.text}*` : first.stem
  places.set(key, [...(places.get(key) ?? []), place])
})

/** The longest prefix of a synonym: longer ones of a word need no look-up. */
const longestBeginning = Math.max(...Array.from(places.keys(), ({ length }) => length))

/** Memoizes up to 20,000 results: the site has fewer words, but visitors' words are endless. */
export function remembering<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>()
  return (key) => {
    const result = known.get(key) ?? compute(key)
    if (known.size < 20_000) known.set(key, result)
    return result
  }
}

/** Memoizes the latest results: one answer reads the messages of a conversation several times. */
export function rememberingLatest<Result>(compute: (text: string) => Result) {
  const known = new Map<string, Result>()
  return (text: string): Result => {
    const result = known.get(text) ?? compute(text)
    known.delete(text)
    known.set(text, result)
    const [oldest] = known.keys()
    if (known.size > 50 && oldest !== undefined) known.delete(oldest)
    return result
  }
}

/** The stem of a word, and the phrases that may begin with it, in order. */
const readWord = remembering((word: string) => {
  const stem = stemOf(word)
  const keys = [
    stem,
    ...Array.from(word.slice(0, longestBeginning), (_, last) => `${word.slice(0, last + 1)}*`),
  ]
  const own = keys.flatMap((key) => places.get(key) ?? []).sort((a, b) => a - b)
  return { stem, phrases: own.flatMap((place) => phrases[place] ?? []) }
})

/** The words of a text with their terms; a phrase with a synonym counts as one word. */
export function readWords(text: string): Word[] {
  const words = wordsOf(text)
  const stems = words.map((word) => readWord(word).stem)
  const found: Word[] = []
  for (let place = 0; place < words.length;) {
    const word = words[place] ?? ''
    const phrase = readWord(word).phrases.find(({ parts }) =>
      parts.every((part, index) =>
        isPart(part, words[place + index] ?? '', stems[place + index] ?? ''),
      ),
    )
    const length = phrase?.parts.length ?? 1
    found.push({
      text: words.slice(place, place + length).join(' '),
      term: phrase?.meaning ?? stems[place] ?? word,
      place,
    })
    place += length
  }
  return found
}

/** Damerau–Levenshtein distance: letters changed, added, dropped or transposed; at most `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        ...(row > 1 && column > 1 && swapped ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[b.length] ?? limit + 1
}
