import { requireHosts } from './support/hosts.ts'
import { conclude } from './support/outcome.ts'
import { runVitest } from './support/runners.ts'
import { runTests } from './test.ts'

/**
 * `npm run test:all`: everything that `npm test` samples, in full (tests/support/scope.ts), and the site as others
 * serve and open it.
 */
export async function run(): Promise<void> {
  process.env.TEST_ALL = '1'
  requireHosts()
  conclude([...(await runTests()), await runVitest('hosts')])
}
