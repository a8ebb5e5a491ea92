import { functionSettings } from '../functions/settings.ts'
import { reviewMigrations } from './database.ts'
import { envLine, type Answers } from './answers.ts'

export interface Step {
  title: string
  /** To be run in the project's folder; none: it is done by hand, or by us. */
  command?: readonly string[]
  /** Variables of the command beside those of the shell. */
  env?: Answers
  /** What is to be done by hand, or what we do. */
  advice?: string
  run?: () => Promise<void>
}

/** Holds the functions' settings while they are handed over. */
export const secretsFile = '.cache/functions.env'

/** The functions' settings among the answers, as lines of an .env file. */
export function secretLines(answers: Answers): string {
  const settings = Object.entries(answers).filter(([name]) => functionSettings.includes(name))
  return settings.map(([name, value]) => envLine(name, value)).join('')
}

const supabase = (...args: string[]) => ['npx', 'supabase', ...args]

/** The steps of a deployment; each can be repeated. @param yes answers the CLI's questions */
export function deploymentSteps(answers: Answers, yes: boolean): Step[] {
  const {
    PROJECT_REF: ref = '',
    SITE_URL: siteUrl = '',
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey = '',
    VITE_SUPABASE_URL: ownDomain,
  } = answers
  const agreed = yes ? ['--yes'] : []
  const api = ownDomain || `https://${ref}.supabase.co`
  // Their names are in config.toml: env(SUPABASE_AUTH_SMTP_PASS).
  const ofAuth = Object.fromEntries(
    Object.entries(answers).filter(([name]) => name.startsWith('SUPABASE_AUTH_')),
  )
  return [
    {
      title: 'Link the project (npx supabase login comes before, once)',
      command: supabase('link', '--project-ref', ref),
    },
    {
      title: 'Look at the database',
      advice: 'Shows the migrations to come, and asks for a backup of a database that is in use.',
      run: () => reviewMigrations(yes),
    },
    {
      title: 'Have Auth send its mails by your SMTP server',
      advice:
        'Dashboard, Authentication, Emails, SMTP settings; or [auth.email.smtp] in supabase/config.toml. A new project on the Free plan takes no templates before.',
    },
    {
      title: 'Hand the functions their settings',
      command: supabase('secrets', 'set', '--env-file', secretsFile, ...agreed),
    },
    { title: 'Migrate the database', command: supabase('db', 'push', '--remote', ...agreed) },
    { title: 'Bundle the functions', command: ['npm', 'run', '-s', 'build:functions'] },
    {
      title: 'Deploy the functions',
      command: supabase('functions', 'deploy', '--use-api', ...agreed),
    },
    { title: 'Show what changes in Auth', command: supabase('config', 'diff'), env: ofAuth },
    { title: 'Set up Auth', command: supabase('config', 'push', ...agreed), env: ofAuth },
    {
      title: 'Build the site',
      command: ['npm', 'run', '-s', 'build'],
      env: {
        VITE_SUPABASE_URL: api,
        VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
        ...(answers.VITE_CAPTCHA && { VITE_CAPTCHA: answers.VITE_CAPTCHA }),
      },
    },
    {
      title: 'Put the site online',
      advice: `Upload dist/ to your host as ${siteUrl}; the first time also: the first admin, and the two schedules (docs/deployment.md).`,
    },
    {
      title: 'Look at it from outside',
      advice: `npm run doctor -- ${siteUrl}, with a secret key of the dashboard as SUPABASE_SECRET_KEY in .env.hosted`,
    },
  ]
}
