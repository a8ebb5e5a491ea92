import { runChecks, staticChecks } from './support/checks.ts'
import { requireChromium } from './support/chromium.ts'
import { runPlaywright, runVitest } from './support/runners.ts'
import { conclude } from './support/summary.ts'

/** `npm test`: everything. */
export async function run(): Promise<void> {
  requireChromium()
  conclude([
    await runChecks(staticChecks),
    await runVitest('unit'),
    await runVitest('integration', 'db'),
    await runPlaywright(),
  ])
}
