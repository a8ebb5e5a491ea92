import { buildCatalogue, buildSite } from './support/build.ts'
import { runChecksBeside } from './support/checks.ts'
import { requireTestBrowser } from './support/chromium.ts'
import { runPlaywright, runVitest } from './support/runners.ts'
import { conclude, type Outcome } from './support/outcome.ts'

/** The tests of `npm test`, or of `npm run test:all` in full (tests/support/scope.ts). */
export async function runTests(): Promise<Outcome[]> {
  requireTestBrowser()
  await buildCatalogue()
  return [
    ...(await runChecksBeside(() => runVitest('unit', 'unit-node'), buildSite)),
    await runVitest('pages', 'integration', 'db', ...(process.env.TEST_ALL ? ['hosted'] : [])),
    await runPlaywright(),
  ]
}

/** `npm test`: every check once; of pages, fonts, themes and kills one of each kind. */
export async function run(): Promise<void> {
  conclude(await runTests())
}
