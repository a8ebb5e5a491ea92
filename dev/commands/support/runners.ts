import { spawn } from 'node:child_process'
import { z } from 'zod'
import type { Outcome } from './outcome.ts'

const countsSchema = z.object({ passed: z.number(), failed: z.number() })

/** Sends the counts from our reporter to the process that started the test runner. */
export const sendCounts = (counts: z.infer<typeof countsSchema>) =>
  new Promise<void>((resolve) => process.send?.(counts, () => resolve()))

/** Runs a test runner with two reporters: its own for the terminal, and ours, which sends the counts. */
function runTests(runner: 'vitest' | 'playwright', args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${runner}`, args, {
      stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    })
    // Vitest explains its failures here; Playwright prints them last, so that they end our log as well.
    let report = ''
    child.stderr?.pipe(process.stderr)
    child.stderr?.on('data', (chunk) => (report += chunk))
    let counts = { passed: 0, failed: 0 }
    child.on('message', (message) => (counts = countsSchema.parse(message)))
    child.on('close', (code) => {
      if (code === 0) return resolve({ ...counts, report: '' })
      // A crash, a failed hook or a file that cannot be loaded is a failure without a failed test.
      const failed = Math.max(counts.failed, 1)
      resolve({ ...counts, failed, report: `${runner} ended with exit code ${code}\n${report}` })
    })
  })
}

/** Runs Vitest for the given projects of vitest.config.ts. */
export const runVitest = (...projects: string[]) =>
  runTests('vitest', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=./dev/commands/support/vitest-reporter.ts',
  ])

/** Runs the browser tests; Playwright starts the site by itself (playwright.config.ts). */
export const runPlaywright = () =>
  runTests('playwright', ['test', '--reporter=dot,./dev/commands/support/playwright-reporter.ts'])
