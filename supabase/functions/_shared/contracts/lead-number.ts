import { formatNumber } from './russian.ts'

const smallest = 100_000
const span = 900_000

/**
 * The number by which visitor and staff speak of a lead: six digits of its submission id, the same as
 * `private.lead_number` finds in the database. Two leads may share one; nothing but a search relies on it.
 *
 * @param submissionId a uuid
 * @returns «482 913», with a space that never breaks
 */
export function leadNumber(submissionId: string): string {
  return formatNumber((Number.parseInt(submissionId.slice(0, 8), 16) % span) + smallest)
}
