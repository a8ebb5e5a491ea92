const mostWords = 8

/**
 * The patterns that the searched text (profiles.search_text: lower case, «ё» as «е») must all match.
 * What has a meaning in a pattern, or in the list of patterns that PostgREST takes, stands for any
 * one character, itself included.
 */
export const searchPatterns = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[%_*\\,{}()"]/g, '_')}%`)
