import { withNormalAddresses } from '@contracts/mail-address.ts'

const mostWords = 8

/**
 * The patterns that a column `search_text` (lower case, «ё» as «е») must all match. Characters with a meaning in a
 * pattern, or in PostgREST's list of patterns, become the single-character wildcard.
 */
export const searchPatterns = (text: string): string[] =>
  withNormalAddresses(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[%_*\\,{}()"]/g, '_')}%`)
