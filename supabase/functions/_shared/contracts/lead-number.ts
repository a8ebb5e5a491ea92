import { formatNumber } from './russian.ts'

const smallest = 100_000
const span = 900_000

/** «482 913» (non-breaking space): six digits of a submission id, like `private.lead_number`; leads may share it. */
export function leadNumber(submissionId: string): string {
  return formatNumber((Number.parseInt(submissionId.slice(0, 8), 16) % span) + smallest)
}
