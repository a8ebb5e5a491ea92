import { buildCatalogue, buildSite } from './support/build.ts'
import { runChecksBeside } from './support/checks.ts'
import { requireTestBrowser } from './support/chromium.ts'
import { runPlaywright, runVitest } from './support/runners.ts'
import { conclude } from './support/outcome.ts'

/** `npm test`: every promise once; of pages, fonts, themes and kills one of each kind. */
export async function run(): Promise<void> {
  requireTestBrowser()
  await buildCatalogue()
  conclude([
    ...(await runChecksBeside(() => runVitest('unit', 'unit-node'), buildSite)),
    await runVitest('pages', 'integration', 'db', ...(process.env.TEST_ALL ? ['hosted'] : [])),
    await runPlaywright(),
  ])
}
