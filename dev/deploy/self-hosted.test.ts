import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { z } from 'zod'

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
    [`GOTRUE_MAILER_TEMPLATES_${name.toUpperCase()}`, `https://your.site/mail/${basename(path)}`],
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

it('docs/deployment.md tells a self-hosted Auth what config.toml tells a hosted one', () => {
  const [, section = ''] = read('docs/deployment.md').split('## Self-hosted Supabase')
  const documented = Object.fromEntries(
    [...section.matchAll(/^ {3}([A-Z_]+)(?:=|: )'?(.*?)'?$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  expect(hooks).toHaveLength(4)
  expect(documented).toMatchObject({
    PGRST_DB_SCHEMAS: api.schemas.join(),
    JWT_EXPIRY: String(auth.jwt_expiry),
    ENABLE_ANONYMOUS_USERS: String(auth.enable_anonymous_sign_ins),
    ENABLE_EMAIL_AUTOCONFIRM: String(!email.enable_confirmations),
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
