import { searchedText } from '@contracts/mail-address.ts'

const mostWords = 8

/** Letters that look the same, or are typed for each other; the same as `private.same_letters`, compared by a test. */
const sameLetters: Readonly<Record<string, string>> = {
  a: 'аәàáâãäåāăą',
  b: 'в',
  c: 'сçćč',
  d: 'ďđ',
  e: 'еёèéêëēęě',
  g: 'ğ',
  h: 'нңһ',
  i: 'іìíîïīı',
  k: 'кқ',
  l: 'łľ',
  m: 'м',
  n: 'ñńň',
  o: 'оөòóôõöøōő',
  p: 'р',
  r: 'řŕ',
  s: 'ѕśšş',
  t: 'тţť',
  u: 'ùúûüūůű',
  x: 'х',
  y: 'уүұýÿ',
  z: 'žźż',
  j: 'ј',
  г: 'ғ',
}
const letters = new Map(
  Object.entries(sameLetters).flatMap(([one, others]) => [...others].map((each) => [each, one])),
)

const apostrophes = /['’ʼ`]/g

/** What a search compares: «Өмүралиева» is «омуралиева», «O'Brien» is «obrien». */
export const foldLetters = (text: string): string =>
  [...text.toLowerCase().replace(apostrophes, '')].map((each) => letters.get(each) ?? each).join('')

/** The words of a search, as a column `search_text` has them. */
export const searchWords = (text: string): string[] =>
  foldLetters(searchedText(text)).split(/\s+/).filter(Boolean).slice(0, mostWords)

/**
 * The patterns that a column `search_text` must all match. Characters with a meaning in a
 * pattern, or in PostgREST's list of patterns, become the single-character wildcard.
 */
export const searchPatterns = (text: string): string[] =>
  searchWords(text).map((word) => `%${word.replace(/[%_*\\,{}()"]/g, '_')}%`)

/** The same for a column of addresses as they are, apostrophes included. */
export const addressPatterns = (text: string): string[] =>
  searchPatterns(text.replace(apostrophes, '_'))

/** The words by which `find_customers` looks for a customer: a number by its last nine digits, in any notation. */
export function customerWords(text: string): string[] {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  const isNumber = digits.length >= 6 && /^[+\d\s().-]+$/.test(text)
  return isNumber ? [digits.slice(-9)] : searchWords(text)
}
