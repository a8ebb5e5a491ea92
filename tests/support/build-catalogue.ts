import { buildCatalogue } from '../../dev/commands/support/build.ts'

/** Writes what the functions know of the site, unless it is up to date. */
export default buildCatalogue
