import { searchedText } from '@contracts/mail-address.ts'

const mostWords = 8

/**
 * The patterns that a column `search_text` (lower case, «ё» as «е») must all match. Characters with a meaning in a
 * pattern, or in PostgREST's list of patterns, become the single-character wildcard.
 */
export const searchPatterns = (text: string): string[] =>
  searchedText(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[%_*\\,{}()"]/g, '_')}%`)

/** The same of a customer, whose number is found in any notation by its last nine digits. */
export function customerPatterns(text: string): string[] {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  const isNumber = digits.length >= 6 && /^[+\d\s().-]+$/.test(text)
  return isNumber ? [`%${digits.slice(-9)}%`] : searchPatterns(text)
}
