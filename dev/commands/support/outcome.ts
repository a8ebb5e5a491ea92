import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

/** Result of a static check or of a test run. */
export interface Outcome {
  passed: number
  failed: number
  /** Tests that passed only on a retry. */
  repeated?: readonly string[]
  /** The output about failures; empty if there are none. */
  report: string
}

/** Runs a command and prints how it ended. @returns its exit code, and what it wrote to pipes */
export async function runStep(
  name: string,
  [command, ...args]: readonly [command: string, ...args: string[]],
  options: SpawnOptions,
) {
  const began = Date.now()
  const child = spawn(command, args, options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part))
  const [code]: unknown[] = await once(child, 'close')
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  return { code, output }
}

/** More tests than this that pass only on a retry hide a fault. */
const repeatsAllowed = 3

/**
 * Prints the failures again, because often only the end of a long log is kept, and the retried tests, then the
 * summary for CI. Sets the exit code; a run without tests is a failure.
 */
export function conclude(outcomes: readonly Outcome[]): void {
  for (const { report } of outcomes) if (report) console.log(`\n✗ ${report.trim()}`)
  const repeated = outcomes.flatMap((outcome) => outcome.repeated ?? [])
  for (const name of repeated) console.log(`↻ passed only when repeated: ${name}`)
  const tooMany = repeated.length > repeatsAllowed
  if (tooMany) console.log(`✗ more than ${repeatsAllowed} tests had to be repeated`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0) + (tooMany ? 1 : 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
