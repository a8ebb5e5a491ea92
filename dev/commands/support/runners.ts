import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'
import type { JsonTestResults } from 'vitest/node'
import { type Outcome, runStep } from './outcome.ts'

type Counts = Omit<Outcome, 'report'>

/** Runs a test runner, which also writes a JSON file of what it counts; its stderr is shown only if it fails. */
async function runTests(
  name: string,
  command: readonly [runner: string, ...args: string[]],
  countIn: (file: string) => Counts,
): Promise<Outcome> {
  const [runner, ...args] = command
  const file = `.cache/${runner}-report.json`
  rmSync(file, { force: true })
  const { code, output } = await runStep(name, [`node_modules/.bin/${runner}`, ...args], {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const counts = existsSync(file) ? countIn(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 }
  if (code === 0) return { ...counts, report: '' }
  // A crash, a failed hook or a broken file is a failure without a failed test.
  const failed = Math.max(counts.failed, 1)
  return { ...counts, failed, report: `${name} ended with exit code ${code}\n${output}` }
}

/** Runs Vitest for the given projects of vitest.config.ts. */
export function runVitest(...projects: string[]): Promise<Outcome> {
  const reporters = ['--reporter=minimal', '--reporter=json']
  const chosen = projects.map((project) => `--project=${project}`)
  const output = '--outputFile=.cache/vitest-report.json'
  return runTests(
    `tests: ${projects.join(', ')}`,
    ['vitest', 'run', ...chosen, ...reporters, output],
    (text) => {
      const { numPassedTests: passed, numFailedTests: failed }: JsonTestResults = JSON.parse(text)
      return { passed, failed }
    },
  )
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

function countPlaywright(text: string): Counts {
  const { stats, suites }: JSONReport = JSON.parse(text)
  const repeated = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    repeated: repeated.map(({ title, file, line }) => `${title} (${file}:${line})`),
  }
}

/** Runs the browser tests; Playwright itself starts the site (playwright.config.ts). */
export const runPlaywright = () =>
  runTests('tests: browser', ['playwright', 'test', '--reporter=dot,json'], countPlaywright)
