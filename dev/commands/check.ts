import { buildCatalogue } from './support/build.ts'
import { runChecksBeside } from './support/checks.ts'
import { runVitest } from './support/runners.ts'
import { conclude } from './support/outcome.ts'

/** `npm run check`: the fast subset for the inner loop. */
export async function run(): Promise<void> {
  await buildCatalogue()
  conclude(await runChecksBeside(() => runVitest('unit', 'unit-node')))
}
