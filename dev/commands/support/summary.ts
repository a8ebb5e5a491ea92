import { stripVTControlCharacters } from 'node:util'
import type { Outcome } from './checks.ts'

// A page of differences says no more than its beginning does.
const mostLines = 40

function shorten(failure: string): string {
  const lines = stripVTControlCharacters(failure).trim().split('\n')
  const rest = lines.length - mostLines
  return [...lines.slice(0, mostLines), ...(rest > 0 ? [`(${rest} more lines)`] : [])].join('\n')
}

/**
 * Prints what failed, or passed only when repeated, once more at the end, because of a long log often
 * only that is kept; then the closing line that CI reads. Sets the exit code: a run without a test is a failure.
 */
export function conclude(parts: readonly Outcome[]): void {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const failures = parts.flatMap((part) => part.failures)
  const unsteady = parts.flatMap((part) => part.unsteady ?? [])
  for (const story of unsteady) console.log(`\n! only when repeated: ${shorten(story)}`)
  for (const failure of failures) console.log(`\n✗ ${shorten(failure)}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
}
