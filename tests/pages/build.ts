import { buildSite } from '../../dev/commands/support/build.ts'

/** Builds the site for the page tests, unless it is up to date. */
export default async function setup() {
  await buildSite()
}
