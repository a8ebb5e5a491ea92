import { formatNumber } from './russian.ts'

/** «482 913» (non-breaking space): six digits of a submission id, like `private.lead_number`; leads may share it. */
export function leadNumber(submissionId: string): string {
  return formatNumber((Number.parseInt(submissionId.slice(0, 8), 16) % 900_000) + 100_000)
}

/** «Консультация · № 482 913»; only the title without a number. */
export const numbered = (title: string, submissionId: string | null | undefined): string =>
  submissionId ? `${title} · №\u00a0${leadNumber(submissionId)}` : title
