import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from './contracts/database.types.ts'

const secretKeys = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('must be a JSON object, such as {"default":"sb_secret_…"}')
      return z.NEVER
    }
  })
  .pipe(z.object({ default: z.string().min(1) }).catchall(z.string().min(1)))

/**
 * Where the project's API is and with which keys we pass row-level security. Hosted Supabase sets
 * all of it; an older self-hosted stack has the service role's key alone.
 */
export const databaseEnv = z
  .object({
    SUPABASE_URL: z.url(),
    SUPABASE_SECRET_KEYS: secretKeys.optional(),
    SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
  })
  .refine((env) => env.SUPABASE_SECRET_KEYS ?? env.SUPABASE_SERVICE_ROLE_KEY, {
    path: ['SUPABASE_SECRET_KEYS'],
    error: 'this or SUPABASE_SERVICE_ROLE_KEY is required',
    when: () => true,
  })
  .transform((env) => ({
    url: env.SUPABASE_URL,
    secretKeys: env.SUPABASE_SECRET_KEYS ?? { default: env.SUPABASE_SERVICE_ROLE_KEY ?? '' },
  }))

/** Parsed `databaseEnv`. */
export type DatabaseEnv = z.output<typeof databaseEnv>

/** A client of the project's API that passes row-level security: for functions only. */
export type AdminClient = ReturnType<typeof connectDatabase>

/** @returns a stateless client with the secret key; one serves a whole process */
export const connectDatabase = ({ url, secretKeys }: DatabaseEnv) =>
  createClient<Database>(url, secretKeys.default, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })

/** Longest wait for one database call, in milliseconds. */
export const databaseTimeoutMs = 10_000
