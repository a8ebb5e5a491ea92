import { foldLetters } from '../lib/search-patterns'

const wordsOf = (text: string) =>
  foldLetters(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** Whether the words of a title begin with those typed, in any order: «статус завер». */
export const isBegun = (title: string, typed: string) =>
  wordsOf(typed).every((start) => wordsOf(title).some((word) => word.startsWith(start)))

/** Whether whole words of a title were typed, so that no name leads to an act that cannot be undone. */
export const isSaid = (title: string, typed: string) =>
  wordsOf(typed).every((word) => wordsOf(title).includes(word))
