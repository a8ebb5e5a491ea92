import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { z } from 'zod'
import type { InboundMailInput } from '../../supabase/functions/_shared/contracts/inbound.ts'
import { listPage, mailPage } from './pages.ts'
import { type MailStore, mailSchema, type StoredMail } from './store.ts'

// A mail's HTML runs no script and loads no external resource.
const mailPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation"

/** Delivers an answer to the site, like a mail provider. */
type DeliverAnswer = (mail: InboundMailInput) => Promise<void>

/** Only a reply from the inbox belongs to a thread that an answer can return to. */
const isAnswerable = ({ headers }: StoredMail) => Boolean(headers?.References)

/** A mail program's answer (RFC 5322, section 3.6.4); like Resend, the mailbox replaces the answered Message-ID. */
function answerTo(mail: StoredMail, text: string): InboundMailInput {
  const messageId = `<${mail.id}@mailbox.example>`
  return {
    from: mail.to,
    to: mail.replyTo ?? mail.from,
    subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
    text,
    messageId: `<${randomUUID()}.answer@mailbox.example>`,
    // The mailbox is the recipient's own.
    authentication: 'pass',
    inReplyTo: messageId,
    references: `${mail.headers?.References ?? ''} ${messageId}`,
  }
}

/** The mailbox under /mailbox: takes mails over Resend's API and shows them; answering them needs `deliverAnswer`. */
export function createMailboxApp(store: MailStore, deliverAnswer?: DeliverAnswer) {
  return (
    new Hono()
      .basePath('/mailbox')
      // Other sites cannot read it, but a form of theirs could write into it.
      .use(csrf())
      .post('/emails', async (context) => {
        const parsed = mailSchema.safeParse(await context.req.json().catch(() => undefined))
        if (!parsed.success) {
          return context.json(
            { statusCode: 422, name: 'validation_error', message: z.prettifyError(parsed.error) },
            422,
          )
        }
        const key = context.req.header('Idempotency-Key') ?? randomUUID()
        const stored = await store.add(parsed.data, key)
        if (stored) return context.json({ id: stored.id })
        // As Resend does: https://resend.com/docs/dashboard/emails/idempotency-keys
        const name = 'invalid_idempotent_request'
        const message = 'This idempotency key was used for another mail'
        return context.json({ statusCode: 409, name, message }, 409)
      })
      .get('/api/messages', async (context) => context.json(await store.list()))
      .get('/messages/:id/html', async (context) => {
        const mail = await store.find(context.req.param('id'))
        if (!mail?.html) return context.notFound()
        context.header('Content-Security-Policy', mailPolicy)
        // In the frame a link would open without scripts.
        return context.html(mail.html.replace(/<head\b[^>]*>/i, '$&<base target="_top">'))
      })
      .get('/messages/:id', async (context) => {
        const mail = await store.find(context.req.param('id'))
        if (!mail) return context.notFound()
        const canAnswer = deliverAnswer !== undefined && isAnswerable(mail)
        return context.html(mailPage(mail, canAnswer, context.req.query('answered') !== undefined))
      })
      .post('/messages/:id/answer', async (context) => {
        const mail = await store.find(context.req.param('id'))
        if (!mail || !deliverAnswer || !isAnswerable(mail)) return context.notFound()
        const { text } = await context.req.parseBody()
        if (typeof text === 'string' && text.trim()) await deliverAnswer(answerTo(mail, text))
        return context.redirect(`/mailbox/messages/${mail.id}?answered`, 303)
      })
      .get('/', async (context) => context.html(listPage(await store.list())))
  )
}
