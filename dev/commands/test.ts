import { buildCatalogue, buildSite } from './support/build.ts'
import { runChecksBeside } from './support/checks.ts'
import { requireTestBrowser } from './support/chromium.ts'
import { requireHosts } from './support/hosts.ts'
import { runPlaywright, runVitest } from './support/runners.ts'
import { conclude } from './support/outcome.ts'

/**
 * `npm test`: every check once; of pages, fonts, themes and kills one of each kind. With `--all` (`npm run test:all`)
 * everything that it samples, in full (tests/support/scope.ts), and the site as others serve and open it, and as
 * another agency makes it.
 */
export async function run(args: readonly string[]): Promise<void> {
  const isAll = args.includes('--all')
  if (isAll) {
    process.env.TEST_ALL = '1'
    requireHosts()
  }
  requireTestBrowser()
  await buildCatalogue()
  conclude([
    ...(await runChecksBeside(() => runVitest('unit', 'unit-node'), buildSite)),
    await runVitest('pages', 'integration', 'db', ...(isAll ? ['hosted'] : [])),
    await runPlaywright(),
    ...(isAll ? [await runVitest('hosts', 'agency')] : []),
  ])
}
