import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'
import type { JsonTestResults } from 'vitest/reporters'
import type { Outcome } from './checks.ts'

const reports = '.cache/reports'

function runInherited(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** A runner that fails without a failed test (a crash, nothing collected) still counts as one failure. */
const honest = (runner: string, outcome: Outcome, exitCode: number): Outcome =>
  exitCode !== 0 && outcome.failures.length === 0
    ? { ...outcome, failures: [`${runner} ended with code ${exitCode}`] }
    : outcome

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true })
  rmSync(`${reports}/${name}`, { force: true })
  return `${reports}/${name}`
}

/** Runs Vitest for the given projects of vitest.config.ts. */
export async function runVitest(...projects: string[]): Promise<Outcome> {
  const file = freshReport(`vitest-${projects.join('-')}.json`)
  const exitCode = await runInherited('node_modules/.bin/vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport<JsonTestResults>(file)
  const outcome = {
    passed: report?.numPassedTests ?? 0,
    failures: report?.testResults.flatMap(failuresOfFile) ?? [],
  }
  return honest('vitest', outcome, exitCode)
}

function failuresOfFile({ name, message, assertionResults }: JsonTestResults['testResults'][0]) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  // A file that cannot be loaded has no tests.
  if (failed.length === 0 && message) return [`${name}\n${message}`]
  return failed.map((test) => [name, test.fullName, ...(test.failureMessages ?? [])].join('\n'))
}

/** Runs the browser tests; Playwright starts the site by itself (playwright.config.ts). */
export async function runPlaywright(): Promise<Outcome> {
  const file = freshReport('playwright.json')
  const exitCode = await runInherited(
    'node_modules/.bin/playwright',
    ['test', '--reporter=line,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  const report = readReport<JSONReport>(file)
  const { expected = 0, flaky = 0 } = report?.stats ?? {}
  const unsteady = report?.suites.flatMap(troublesOf('flaky')) ?? []
  const failures = [
    ...(report?.suites.flatMap(troublesOf('unexpected')) ?? []),
    // What belongs to no test: a site that does not start.
    ...(report?.errors.flatMap(({ message }) => message ?? []) ?? []),
  ]
  return honest('playwright', { passed: expected + flaky, failures, unsteady }, exitCode)
}

/** Where, what and why, of the tests of a suite that ended so. */
const troublesOf =
  (status: 'flaky' | 'unexpected') =>
  ({ specs, suites = [] }: JSONReportSuite): string[] => [
    ...specs.flatMap(({ file, line, title, tests }) => {
      const ended = tests.filter((test) => test.status === status)
      const errors = ended.flatMap(({ results }) => results.flatMap((result) => result.errors))
      const story = [`${file}:${line} ${title}`, ...errors.map(({ message }) => message)]
      return ended.length > 0 ? [story.join('\n')] : []
    }),
    ...suites.flatMap(troublesOf(status)),
  ]
