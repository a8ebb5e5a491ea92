const letters = 'a-z\u0400-\u04ff'

/** Limits `\p{L}` (outside brackets) to Latin and Cyrillic: all of Unicode takes 20 ms to compile. */
export const withLetters = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll('\\p{L}', `[${letters}]`), flags.replace('u', ''))

/** Matches any word of a list: «номер*» in all its forms, «ол?о» as a pattern; `flags` are those of a `RegExp`. */
export const anyOf = (words: string, flags = 'iu'): RegExp => {
  const patterns = words.trim().replaceAll('*', '\\p{L}*').split(/\s+/)
  return withLetters(new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, flags))
}
