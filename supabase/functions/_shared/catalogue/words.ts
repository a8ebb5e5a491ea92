import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as russianStem } from '@orama/stemmers/russian'

/** The stem of a word: the same for «лендинга» and «лендинги». */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().replaceAll('ё', 'е')
  if (plain.length < 3) return plain
  if (/^[а-я]+$/.test(plain)) return russianStem(plain)
  return /^[a-z]+$/.test(plain) ? englishStem(plain) : plain
}

/** The words of a text in lower case, unstemmed; «1С-Битрикс» and «CI/CD» are two each. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The stems of a text's words. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

/**
 * Damerau–Levenshtein distance: changed, added, dropped and transposed letters.
 *
 * @returns `limit + 1` for anything above `limit`
 */
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

/** How many typing errors a word of this length may have. */
export const typosAllowed = (word: string) => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2)

/** The comma-separated phrases of a template, over any number of lines. */
export const list = ({ raw: [text = ''] }: TemplateStringsArray): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
