/**
 * Whether this is `npm run test:all`: every page, font, theme and kill. `npm test` takes one of each kind, with the
 * same tests.
 */
export const everything = process.env.TEST_ALL === '1'

/** All of a list in `npm run test:all`, else its first item and each `nth` after it. */
export const sample = <Item>(items: readonly Item[], nth: number): readonly Item[] =>
  everything ? items : items.filter((_, index) => index % nth === 0)
