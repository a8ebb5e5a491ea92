import { buildCatalogue } from './support/build.ts'

/** `npm run catalogue`: what the functions know of the site, which the other commands write as well. */
export const run = buildCatalogue
