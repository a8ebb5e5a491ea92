import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { z } from 'zod'

const templateSchema = z.object({ subject: z.string(), content_path: z.string() })

const configSchema = z.object({
  auth: z.object({
    minimum_password_length: z.number(),
    email: z.object({
      enable_confirmations: z.boolean(),
      template: z.object({ confirmation: templateSchema, recovery: templateSchema }),
    }),
  }),
})

/** The rules of Auth in `supabase/config.toml`, which hosted and embedded backend share. */
export async function readAuthConfig() {
  return configSchema.parse(parse(await readFile('supabase/config.toml', 'utf8'))).auth
}
