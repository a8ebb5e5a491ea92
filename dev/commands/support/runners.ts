import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { Counts } from './checks.ts'

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
const honest = (counts: Counts, exitCode: number): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

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
export async function runVitest(...projects: string[]): Promise<Counts> {
  const file = freshReport(`vitest-${projects.join('-')}.json`)
  const exitCode = await runInherited('node_modules/.bin/vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file)
  return honest(
    { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 },
    exitCode,
  )
}

/** Runs the browser tests; Playwright starts the site by itself (playwright.config.ts). */
export async function runPlaywright(): Promise<Counts> {
  const file = freshReport('playwright.json')
  const exitCode = await runInherited(
    'node_modules/.bin/playwright',
    ['test', '--reporter=line,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    file,
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return honest({ passed: expected + flaky, failed: unexpected }, exitCode)
}
