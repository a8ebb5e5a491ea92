import { buildCatalogue } from '../../dev/commands/support/build.ts'

/** Builds the functions' knowledge of the site, unless it is up to date. */
export default buildCatalogue
