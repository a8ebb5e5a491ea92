import { formatNumber } from './russian.ts'

const smallest = 100_000
const span = 900_000

/**
 * The number of a lead for visitors and staff: six digits of its submission id, like `private.lead_number` in the
 * database. Two leads may share one; only the search relies on it.
 *
 * @returns «482 913», with a non-breaking space
 */
export function leadNumber(submissionId: string): string {
  return formatNumber((Number.parseInt(submissionId.slice(0, 8), 16) % span) + smallest)
}
