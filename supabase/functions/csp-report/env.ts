import { z } from 'zod'
import { positiveInt } from '../_shared/env.ts'

/** The limit on reports. */
export const cspReportEnv = z
  .object({
    CSP_REPORT_LIMIT: positiveInt.default(60),
    CSP_REPORT_WINDOW_SECONDS: positiveInt.default(3600),
  })
  .transform((env) => ({
    /** Requests per client and window. */
    limit: env.CSP_REPORT_LIMIT,
    windowSeconds: env.CSP_REPORT_WINDOW_SECONDS,
  }))

/** Parsed `cspReportEnv`. */
export type CspReportSettings = z.output<typeof cspReportEnv>
