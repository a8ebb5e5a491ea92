import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parse as parseToml } from 'smol-toml'
import { z } from 'zod'
import { company } from '../../src/content/company.ts'
import { parseEnv as checkEnv } from '../../supabase/functions/_shared/env.ts'
import { settingGroups } from '../functions/settings.ts'
import { UserError } from '../user-error.ts'
import { ask } from '../ask.ts'

/** What a deployment is made with, by name; kept out of Git. */
export const answersFile = '.env.hosted'

export type Answers = Record<string, string>

/** A line of an .env file, which knows no escapes: it is quoted by what the value does not contain. */
export function envLine(name: string, value: string): string {
  const quote = ["'", '`'].find((mark) => !value.includes(mark)) ?? '"'
  return `${name}=${quote}${value}${quote}\n`
}

/** Whether a push of config.toml has Auth ask for a captcha. */
const authAsksForCaptcha = () =>
  z
    .looseObject({
      auth: z.looseObject({ captcha: z.looseObject({ enabled: z.boolean() }).optional() }),
    })
    .parse(parseToml(readFileSync('supabase/config.toml', 'utf8'))).auth.captcha?.enabled === true

interface Question {
  name: string
  text: string
  pattern: RegExp
  /** Asked only with these answers. */
  when?: (answers: Answers) => boolean
}

const questions: readonly Question[] = [
  {
    name: 'PROJECT_REF',
    text: 'Reference of the Supabase project (20 letters, in its address)',
    pattern: /^[a-z]{20}$/,
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    text: 'Publishable key (dashboard, Settings, API keys)',
    pattern: /^(sb_publishable_|eyJ)\S+$/,
  },
  { name: 'LEADS_TO', text: 'Mailbox of the managers', pattern: /^\S+@\S+$/ },
  { name: 'MAIL_FROM', text: 'Sender of the mails, Name <address>', pattern: /\S+@\S+/ },
  { name: 'MAIL_TRANSPORT', text: 'How mail is sent: resend or smtp', pattern: /^(resend|smtp)$/ },
  {
    name: 'RESEND_API_KEY',
    text: 'Key of Resend',
    pattern: /^\S+$/,
    when: ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT === 'resend',
  },
  {
    name: 'SMTP_URL',
    text: 'SMTP server, smtps://user:password@host (port 465; the platform blocks 25 and 587; % / ? # of the password as %25 %2F %3F %23)',
    pattern: /^smtps:\/\/\S+$/,
    when: ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT === 'smtp',
  },
  {
    name: 'VITE_CAPTCHA',
    text: 'Captcha of the site, <provider>:<site key>: functions or Auth ask for it',
    pattern: /^(turnstile|hcaptcha|smartcaptcha):\S+$/,
    when: ({ CAPTCHA }) => Boolean(CAPTCHA) || authAsksForCaptcha(),
  },
]

/** Kept for good: a new one forgets who was counted, or ends the links of all mails sent. */
const generated = ['CLIENT_HASH_SECRET', 'NEWSLETTER_SECRET']

/** What the platform tells the functions by itself, for checking the rest. */
const platform = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SERVICE_ROLE_KEY: 'key',
  SB_REGION: 'region',
}

/** @throws UserError that names every setting which a function would refuse at its start */
function checkSettings(answers: Answers): void {
  const groups = Object.fromEntries(
    Object.entries(settingGroups).filter(([name]) => name.endsWith('Env')),
  )
  try {
    checkEnv(groups, { ...platform, ...answers })
  } catch (error) {
    throw new UserError(`${answersFile}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Site, functions and Auth must share one captcha provider; otherwise every form is refused. */
function checkCaptcha({ CAPTCHA = '', VITE_CAPTCHA = '' }: Answers): void {
  const [ofFunctions] = CAPTCHA.split(':')
  const [ofSite] = VITE_CAPTCHA.split(':')
  if (ofFunctions === ofSite) return
  if (!ofFunctions && authAsksForCaptcha()) return
  throw new UserError(
    `${answersFile}: VITE_CAPTCHA is of ${ofSite || 'nobody'}, CAPTCHA of ${ofFunctions || 'nobody'}: set both, of one provider.`,
  )
}

/** Reads the kept answers, asks for missing ones and keeps them. @throws UserError without a terminal to ask on */
export async function readAnswers(): Promise<Answers> {
  const kept = existsSync(answersFile) ? readFileSync(answersFile, 'utf8') : ''
  const answers = z.record(z.string(), z.string()).parse(parseEnv(kept))
  const { SITE_URL: siteUrl = company.site } = answers
  if (siteUrl !== company.site) {
    throw new UserError(
      `${answersFile} says ${siteUrl}, src/content/company.ts ${company.site}: the site's address is set there.`,
    )
  }
  answers.SITE_URL = company.site
  // Of the shell, as the build takes it; kept, or the next build would be one without.
  if (process.env.VITE_CAPTCHA) answers.VITE_CAPTCHA = process.env.VITE_CAPTCHA
  const { VITE_SUPABASE_URL: api } = answers
  if (api && !/^https:\/\/[^/]+$/.test(api)) {
    throw new UserError(
      `${answersFile}: VITE_SUPABASE_URL is ${api}: the API's own domain is https://… without a path, or left out.`,
    )
  }
  const open = () =>
    questions.filter(
      ({ name, pattern, when }) => (when?.(answers) ?? true) && !pattern.test(answers[name] ?? ''),
    )
  if (open().length > 0 && !process.stdin.isTTY) {
    const missing = open().map(({ name, text }) => `  ${name}: ${text}`)
    throw new UserError([`${answersFile} lacks, or has wrong:`, ...missing].join('\n'))
  }
  for (let question = open()[0]; question; question = open()[0]) {
    const answer = await ask(`${question.text}: `)
    if (!question.pattern.test(answer)) console.log('  This is not of that form.')
    answers[question.name] = answer
  }
  const lost = generated.filter((name) => !answers[name])
  if (process.env.CI && lost.length > 0) {
    // A runner forgets them, and the next run would make others.
    throw new UserError(
      `${answersFile} lacks ${lost.join(' and ')}: deploy once from a machine that keeps the file.`,
    )
  }
  for (const name of generated) answers[name] ||= randomBytes(32).toString('hex')
  const lines = Object.entries(answers).map(([name, value]) => envLine(name, value))
  writeFileSync(answersFile, lines.join(''), { mode: 0o600 })
  checkSettings(answers)
  checkCaptcha(answers)
  return answers
}
