const letters = 'a-z\u0400-\u04ff'

/**
 * A pattern in which `\p{L}`, outside of brackets, stands for Latin and Cyrillic letters only. Compiling a
 * case-insensitive pattern with all Unicode letters takes twenty milliseconds, and a first answer needs a dozen.
 */
export const withLetters = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll('\\p{L}', `[${letters}]`), flags.replace('u', ''))
