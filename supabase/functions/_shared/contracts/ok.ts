import { z } from './zod.ts'

/** The answer of a function with nothing to return; also if the request was carried out earlier. */
export const okSchema = z.object({ ok: z.literal(true) })
