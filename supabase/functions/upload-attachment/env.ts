import { z } from 'zod'
import { positiveInt } from '../_shared/env.ts'

const megabyte = 1024 * 1024

/** The limits on uploads by visitors. */
export const uploadEnv = z
  .object({
    UPLOAD_LIMIT: positiveInt.default(40),
    UPLOAD_WINDOW_SECONDS: positiveInt.default(3600),
    UPLOAD_UNTAKEN_MB: positiveInt.default(2048),
  })
  .transform((env) => ({
    /** Files per client and window. */
    limit: env.UPLOAD_LIMIT,
    windowSeconds: env.UPLOAD_WINDOW_SECONDS,
    /** Bytes of all clients' uploads that may wait for their leads. */
    untakenBytes: env.UPLOAD_UNTAKEN_MB * megabyte,
  }))

/** Parsed `uploadEnv`. */
export type UploadSettings = z.output<typeof uploadEnv>
