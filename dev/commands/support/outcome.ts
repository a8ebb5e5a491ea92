/** Result of a static check or of a test run. */
export interface Outcome {
  passed: number
  failed: number
  /** What was printed about the failures; empty where there are none. */
  report: string
}

/**
 * Prints the failures again, because often only the end of a long log is kept, then the summary for CI.
 * Sets the exit code; a run without tests is a failure.
 */
export function conclude(outcomes: readonly Outcome[]): void {
  for (const { report } of outcomes) if (report) console.log(`\n✗ ${report.trim()}`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
