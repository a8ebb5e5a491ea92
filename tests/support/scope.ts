/**
 * Whether this is `npm run test:all`: every page, font, theme and kill. `npm test` takes one of each kind, with the
 * same tests.
 */
export const everything = process.env.TEST_ALL === '1'
