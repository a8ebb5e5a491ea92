import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseEnv as checkEnv } from '../../supabase/functions/_shared/env.ts'
import { functionSettings, settingGroups } from '../functions/settings.ts'

const read = (file: string) => readFileSync(file, 'utf8')

const { api, auth } = z
  .object({
    api: z.object({ schemas: z.array(z.string()) }),
    auth: z.object({
      jwt_expiry: z.number(),
      enable_anonymous_sign_ins: z.boolean(),
      rate_limit: z.object({ email_sent: z.number() }),
      email: z.object({
        enable_confirmations: z.boolean(),
        double_confirm_changes: z.boolean(),
        max_frequency: z.string(),
        otp_length: z.number(),
        secure_password_change: z.boolean(),
        template: z.record(z.string(), z.object({ subject: z.string(), content_path: z.string() })),
      }),
      mfa: z.object({
        totp: z.object({ enroll_enabled: z.boolean(), verify_enabled: z.boolean() }),
      }),
    }),
  })
  .parse(parse(read('supabase/config.toml')))

const { email } = auth
const templates = Object.entries(email.template).flatMap(
  ([name, { subject, content_path: path }]) => [
    [`GOTRUE_MAILER_SUBJECTS_${name.toUpperCase()}`, subject],
    [`GOTRUE_MAILER_TEMPLATES_${name.toUpperCase()}`, `\${SITE_URL}/mail/${basename(path)}`],
  ],
)
// Comments, because not every hosted project has them.
const hooks = [
  ...read('supabase/config.toml').matchAll(
    /\[auth\.hook\.(\w+)\]\n# enabled = true\n# uri = "(.*)"/g,
  ),
].flatMap(([, name = '', uri]) => [
  [`GOTRUE_HOOK_${name.toUpperCase()}_ENABLED`, 'true'],
  [`GOTRUE_HOOK_${name.toUpperCase()}_URI`, uri],
])

const overlay = read('supabase/self-hosted/docker-compose.kerege.yml')

it('the overlay tells a self-hosted Auth what config.toml tells a hosted one', () => {
  const told = Object.fromEntries(
    [...overlay.matchAll(/^ {6}([A-Z_]+): '?(.*?)'?$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(hooks).toHaveLength(4)
  expect(told).toMatchObject({
    PGRST_DB_SCHEMAS: api.schemas.join(),
    VERIFY_JWT: 'false',
    GOTRUE_JWT_EXP: String(auth.jwt_expiry),
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: String(auth.enable_anonymous_sign_ins),
    GOTRUE_MAILER_AUTOCONFIRM: String(!email.enable_confirmations),
    GOTRUE_MAILER_OTP_LENGTH: String(email.otp_length),
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: String(email.double_confirm_changes),
    GOTRUE_MFA_TOTP_ENROLL_ENABLED: String(auth.mfa.totp.enroll_enabled),
    GOTRUE_MFA_TOTP_VERIFY_ENABLED: String(auth.mfa.totp.verify_enabled),
    GOTRUE_RATE_LIMIT_EMAIL_SENT: String(auth.rate_limit.email_sent),
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: String(email.secure_password_change),
    GOTRUE_SMTP_MAX_FREQUENCY: email.max_frequency,
    ...Object.fromEntries([...templates, ...hooks]),
  })
})

it('the sample of the functions’ settings starts them, once it is filled in, and names each that is required', () => {
  const sample = parseEnv(read('supabase/self-hosted/env.functions.example'))
  const groups = Object.fromEntries(
    Object.entries(settingGroups).filter(([name]) => name.endsWith('Env')),
  )
  const ofStack = { SUPABASE_URL: 'http://api-gw:8000', SUPABASE_SERVICE_ROLE_KEY: 'eyJ' }
  const ofOverlay = { SITE_URL: 'https://your.site', SUPABASE_PUBLIC_URL: 'https://api.your.site' }
  const filled = { CLIENT_HASH_SECRET: 'a'.repeat(64), NEWSLETTER_SECRET: 'b'.repeat(64) }
  const env = { ...sample, ...filled, ...ofStack, ...ofOverlay }
  expect(() => checkEnv(groups, env)).not.toThrow()
  for (const name of Object.keys(filled)) {
    expect(sample).toHaveProperty(name)
    expect(() => checkEnv(groups, { ...env, [name]: '' })).toThrow(name)
  }
  expect(Object.keys(sample).filter((name) => !functionSettings.includes(name))).toEqual([])
})
