import { runChecksBeside } from './support/checks.ts'
import { requireTestBrowser } from './support/chromium.ts'
import { runPlaywright, runVitest } from './support/runners.ts'
import { conclude } from './support/outcome.ts'

/** `npm test`: everything. */
export async function run(): Promise<void> {
  requireTestBrowser()
  conclude([
    ...(await runChecksBeside(() => runVitest('unit'))),
    await runVitest('integration', 'db'),
    await runPlaywright(),
  ])
}
