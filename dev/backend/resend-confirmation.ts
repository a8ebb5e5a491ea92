import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { EmailMessage } from '@supabase/lite'
import { z } from 'zod'
import { escapeHtml } from '../../supabase/functions/_shared/contracts/escape-html.ts'

interface ResendOptions {
  sql: (query: string, ...parameters: string[]) => Promise<{ email: string }[]>
  siteUrl: string
  template: { subject: string; content_path: string }
  sendEmail: (message: EmailMessage) => Promise<void>
}

const resendSchema = z.object({ type: z.literal('signup'), email: z.string() })

/** Sends a new confirmation link, which replaces the previous one; nothing to a confirmed account. */
export async function sendConfirmation(email: string, options: ResendOptions): Promise<void> {
  const { sql, siteUrl, template, sendEmail } = options
  const token = randomBytes(32).toString('hex')
  const [account] = await sql(
    `update auth.users set confirmation_token = $1, confirmation_sent_at = now()
     where email = lower($2) and email_confirmed_at is null returning email`,
    token,
    email,
  )
  if (!account) return
  const values: Record<string, string> = {
    SiteURL: siteUrl,
    TokenHash: token,
    Email: account.email,
  }
  const html = (await readFile(template.content_path, 'utf8')).replace(
    /\{\{ \.(\w+) \}\}/g,
    (_, name: string) => escapeHtml(values[name] ?? ''),
  )
  await sendEmail({ to: account.email, subject: template.subject, text: '', html })
}

/** Resends a confirmation like Supabase Auth: Lite 0.10 answers every such request with 429 and sends nothing. */
export async function answerResend(
  request: Request,
  answer: Response,
  options: ResendOptions,
): Promise<Response> {
  if (answer.status !== 429 || !new URL(request.url).pathname.endsWith('/auth/v1/resend')) {
    return answer
  }
  const asked = resendSchema.safeParse(await request.json().catch(() => undefined))
  if (!asked.success) return answer
  await sendConfirmation(asked.data.email, options)
  return Response.json({})
}
