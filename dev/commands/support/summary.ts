import type { Counts } from './checks.ts'

/** Prints the closing line that CI reads and sets the exit code: a run without a test is a failure. */
export function conclude(parts: readonly Counts[]): void {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const failed = parts.reduce((sum, part) => sum + part.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
