import { readFile } from 'node:fs/promises'
import type { EmailMessage } from '@supabase/lite'
import { escapeHtml } from '../../supabase/functions/_shared/contracts/escape-html.ts'

type Kind = 'confirmation' | 'email_change'

interface Mailer {
  siteUrl: string
  templates: Record<Kind, { subject: string; content_path: string }>
  sendEmail: (message: EmailMessage) => Promise<void>
}

/** Sends a mail of Auth's with the values of its template's variables. */
export type SendAuthMail = (
  kind: Kind,
  to: string,
  values: Readonly<Record<string, string>>,
) => Promise<void>

/** The mails that Auth sends and Lite 0.10 does not, from the templates of both. */
export const createAuthMailer =
  ({ siteUrl, templates, sendEmail }: Mailer): SendAuthMail =>
  async (kind, to, values) => {
    const { subject, content_path: path } = templates[kind]
    const all: Readonly<Record<string, string>> = { SiteURL: siteUrl, Email: to, ...values }
    const html = (await readFile(path, 'utf8')).replace(/\{\{ \.(\w+) \}\}/g, (_, name: string) =>
      escapeHtml(all[name] ?? ''),
    )
    await sendEmail({ to, subject, text: '', html })
  }
