import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { secretLines } from '../../dev/deploy/steps.ts'
import { authSettings } from './support/auth-settings.ts'
import {
  projectRef,
  readDeployment,
  startManagementApi,
  type ManagementApi,
  type Settings,
} from './support/management-api.ts'
import { startPlatformCli, type PlatformCli } from './support/platform-cli.ts'

const template = (name: string) => readFileSync(`supabase/templates/${name}.html`, 'utf8')

/** All that a push sets of Auth. */
const pushed: Settings = {
  external_anonymous_users_enabled: false,
  jwt_exp: 600,
  mailer_otp_length: 10,
  mailer_subjects_confirmation: 'Подтвердите адрес на сайте Kerege',
  mailer_subjects_email_change: 'Новый адрес для сайта Kerege',
  mailer_subjects_invite: 'Подтвердите адрес на сайте Kerege',
  mailer_subjects_magic_link: 'Новый пароль для сайта Kerege',
  mailer_subjects_recovery: 'Новый пароль для сайта Kerege',
  mailer_templates_confirmation_content: template('confirmation'),
  mailer_templates_email_change_content: template('email_change'),
  mailer_templates_invite_content: template('confirmation'),
  mailer_templates_magic_link_content: template('recovery'),
  mailer_templates_recovery_content: template('recovery'),
  mailer_autoconfirm: false,
  mailer_secure_email_change_enabled: true,
  mfa_max_enrolled_factors: 10,
  mfa_phone_enroll_enabled: false,
  mfa_phone_verify_enabled: false,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  mfa_web_authn_enroll_enabled: false,
  mfa_web_authn_verify_enabled: false,
  password_min_length: 6,
  password_required_characters: '',
  rate_limit_otp: 30,
  rate_limit_token_refresh: 150,
  rate_limit_verify: 30,
  security_update_password_require_current_password: false,
  security_update_password_require_reauthentication: true,
  site_url: 'https://kerege.example',
  smtp_max_frequency: 1,
  uri_allow_list: 'https://kerege.example/**',
  disable_signup: false,
}

/** A project where each of these settings is another one, so that a push that leaves one out is seen. */
const otherwise = (value: unknown) => {
  if (typeof value === 'boolean') return !value
  return typeof value === 'number' ? value + 10 : 'https://elsewhere.example'
}
const otherSettings = () => ({
  auth: {
    ...Object.fromEntries(Object.entries(pushed).map(([name, value]) => [name, otherwise(value)])),
    password_required_characters: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789',
    rate_limit_email_sent: 30,
    security_captcha_enabled: false,
    smtp_host: null,
  },
  api: {
    db_schema: 'public,graphql_public',
    db_extra_search_path: 'public,extensions',
    max_rows: 500,
  },
  storage: { file_size_limit: 1024 },
})

let api: ManagementApi
let cli: PlatformCli
beforeEach(async () => {
  api = await startManagementApi(otherSettings())
  cli = await startPlatformCli(api.url)
})
afterEach(async () => {
  await cli.remove()
  await api.close()
})

/** Runs a command that must succeed without a complaint. */
async function run(args: string, env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await cli.run(args.split(' '), env)
  expect({ code, output }).toEqual({ code: 0, output: expect.not.stringMatching(/warn/i) })
  return output
}

const push = (env?: Record<string, string>) => run(`config push --yes --remote=${projectRef}`, env)

const sent = () => api.changes().map(({ method, path, body }) => ({ method, path, body }))
const authChange = (): Settings =>
  JSON.parse(api.changes().find(({ path }) => path.endsWith('/config/auth'))?.body ?? '{}')

it('link changes nothing of the project, and the next command is for it', async () => {
  await run(`link --project-ref ${projectRef}`)
  expect(api.changes()).toEqual([])
  expect(await readFile(join(cli.folder, 'supabase/.temp/project-ref'), 'utf8')).toBe(projectRef)
  expect(await run('config diff')).toContain(projectRef)
})

describe('config push', () => {
  it('sets what config.toml says and nothing else, in a request each', async () => {
    await push()
    expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual(
      ['postgrest', 'config/auth', 'config/storage'].map(
        (part) => `PATCH /v1/projects/${projectRef}/${part}`,
      ),
    )
    expect(authChange()).toEqual(pushed)
    expect(api.config.api).toMatchObject({ db_schema: 'public', max_rows: 1000 })
    expect(api.config.storage).toMatchObject({ file_size_limit: 50 * 1024 * 1024 })
  })

  it('knows every setting by the platform’s name for it', () => {
    expect(Object.keys(pushed).filter((name) => !authSettings.includes(name))).toEqual([])
  })

  it('finds nothing left to change', async () => {
    await push()
    api.requests.length = 0
    await push()
    expect(sent()).toEqual([])
  })

  it('sets mail server, captcha and hooks, too, once they are no comments', async () => {
    const file = join(cli.folder, 'supabase/config.toml')
    const text = await readFile(file, 'utf8')
    const blocks = /^# \[auth\.(?:email\.smtp|captcha|hook\.\w+)\]\n(?:# \w+ = .*\n)+/gm
    await writeFile(
      file,
      text.replace(blocks, (block) => block.replace(/^# /gm, '')),
    )
    await push({
      SUPABASE_AUTH_SMTP_PASS: 'of-the-mail',
      SUPABASE_AUTH_CAPTCHA_SECRET: '0x-secret',
    })
    const hook = 'pg-functions://postgres/private/note_attempt'
    expect(authChange()).toEqual({
      ...pushed,
      rate_limit_email_sent: 300,
      smtp_host: 'smtp.your.site',
      smtp_port: '465',
      smtp_user: 'auth@your.site',
      smtp_pass: 'of-the-mail',
      smtp_admin_email: 'auth@your.site',
      smtp_sender_name: 'Your name',
      security_captcha_enabled: true,
      security_captcha_provider: 'turnstile',
      security_captcha_secret: '0x-secret',
      hook_password_verification_attempt_enabled: true,
      hook_password_verification_attempt_uri: hook,
      hook_mfa_verification_attempt_enabled: true,
      hook_mfa_verification_attempt_uri: hook,
    })
  })
})

describe('functions deploy', () => {
  const deploy = `functions deploy --use-api --yes --remote=${projectRef}`
  const names = readdirSync('supabase/bundled')
  const uploads = () =>
    Promise.all(
      api
        .changes()
        .filter(({ path }) => path.endsWith('/functions/deploy'))
        .map(readDeployment),
    )

  it('uploads one file of each function, and leaves its callers to it', async () => {
    await run(deploy)
    const all = await uploads()
    expect(all.map(({ metadata }) => metadata.name).sort()).toEqual(names.sort())
    for (const { metadata, files } of all) {
      const entry = `supabase/bundled/${metadata.name}/index.js`
      expect(metadata).toMatchObject({
        entrypoint_path: entry,
        import_map_path: '',
        verify_jwt: false,
      })
      expect(files.map(({ name }) => name)).toEqual([entry])
      expect(files[0]?.text === readFileSync(entry, 'utf8')).toBe(true)
      // The platform takes 20 MB of each.
      expect(files[0]?.text.length).toBeLessThan(10_000_000)
    }
  })
})

it('secrets set sends every setting of npm run deploy as it was answered', async () => {
  const settings = {
    SITE_URL: 'https://kerege.example',
    MAIL_FROM: '"Kerege, студия" <site@kerege.example>',
    MAIL_REPLY_TO: "o'neill@kerege.example",
    SMTP_URL: 'smtps://user:p$a#s"s\\w%20ord@mx.kerege.example',
    CLIENT_HASH_SECRET: '0123456789abcdef',
  }
  // The CLI skips names that begin with SUPABASE_: the platform reserves them and refuses to have them set.
  const answers = { ...settings, SUPABASE_PUBLIC_URL: 'https://api.kerege.example' }
  await writeFile(join(cli.folder, 'functions.env'), secretLines(answers))
  await run(`secrets set --env-file functions.env --yes --remote=${projectRef}`)
  const sent: { name: string; value: string }[] = JSON.parse(api.changes()[0]?.body ?? '[]')
  expect(Object.fromEntries(sent.map(({ name, value }) => [name, value]))).toEqual(settings)
})
