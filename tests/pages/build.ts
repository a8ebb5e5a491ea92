import { buildSite } from '../../dev/commands/support/build.ts'

/** Builds the site that the tests of the pages read, unless it is up to date. */
export default async function setup() {
  await buildSite()
}
