import { buildCatalogue } from './support/build.ts'

/** `npm run catalogue`: builds the functions' knowledge of the site, as other commands do too. */
export const run = buildCatalogue
