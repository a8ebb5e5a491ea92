import { spawn } from 'node:child_process'
import { z } from 'zod'
import type { Outcome } from './outcome.ts'

const countsSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  repeated: z.array(z.string()).default([]),
})

/** Sends the counts from our reporter to the process that started the test runner. */
export const sendCounts = (counts: z.input<typeof countsSchema>) =>
  new Promise<void>((resolve) => process.send?.(counts, () => resolve()))

const secondsSince = (began: number) => ((Date.now() - began) / 1000).toFixed(0)

/** Runs a test runner with its own reporter and ours, which sends the counts; its stderr is shown only if it fails. */
function runTests(name: string, runner: 'vitest' | 'playwright', args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const began = Date.now()
    const child = spawn(`node_modules/.bin/${runner}`, args, {
      stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    })
    let report = ''
    child.stderr?.on('data', (chunk) => (report += chunk))
    let counts = countsSchema.parse({ passed: 0, failed: 0 })
    child.on('message', (message) => (counts = countsSchema.parse(message)))
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${secondsSince(began)} s)`)
      if (code === 0) return resolve({ ...counts, report: '' })
      // A crash, a failed hook or a broken file is a failure without a failed test.
      const failed = Math.max(counts.failed, 1)
      resolve({ ...counts, failed, report: `${name} ended with exit code ${code}\n${report}` })
    })
  })
}

/** Runs Vitest for the given projects of vitest.config.ts. */
export const runVitest = (...projects: string[]) =>
  runTests(`tests: ${projects.join(', ')}`, 'vitest', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=minimal',
    '--reporter=./dev/commands/support/vitest-reporter.ts',
  ])

/** Runs the browser tests; Playwright itself starts the site (playwright.config.ts). */
export const runPlaywright = () =>
  runTests('tests: browser', 'playwright', [
    'test',
    '--reporter=dot,./dev/commands/support/playwright-reporter.ts',
  ])
