import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { InboundMailInput } from '../../supabase/functions/_shared/contracts/inbound.ts'
import { answerTo, isAnswerable } from './answer.ts'
import { listPage, mailPage } from './pages.ts'
import type { MailStore } from './store.ts'

/** Resend's `POST /emails`, as far as we use it: https://resend.com/docs/api-reference/emails/send-email */
const resendEmailSchema = z.object({
  from: z.string(),
  to: z.union([z.string(), z.array(z.string())]).transform((to) => [to].flat().join(', ')),
  subject: z.string(),
  text: z.string().optional(),
  html: z.string().optional(),
  reply_to: z
    .union([z.string(), z.array(z.string())])
    .transform((to) => [to].flat().join(', '))
    .optional(),
  headers: z.record(z.string(), z.string()).optional(),
})

// What a mail brings along runs no script and loads nothing from outside.
const mailPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation"

/** Takes an answer to a mail where a provider would bring it. */
type BringIn = (mail: InboundMailInput) => Promise<void>

/**
 * The local mailbox under /mailbox: takes mails over Resend's API, shows them in a browser, and lets
 * their readers answer where it is told how to bring mail in.
 */
export function createMailboxApp(store: MailStore, bringIn?: BringIn) {
  return new Hono()
    .basePath('/mailbox')
    .post('/emails', async (context) => {
      const parsed = resendEmailSchema.safeParse(await context.req.json().catch(() => undefined))
      if (!parsed.success) {
        return context.json(
          { statusCode: 422, name: 'validation_error', message: z.prettifyError(parsed.error) },
          422,
        )
      }
      const { reply_to: replyTo, ...mail } = parsed.data
      const key = context.req.header('Idempotency-Key') ?? randomUUID()
      const stored = await store.add({ ...mail, replyTo }, key)
      return context.json({ id: stored.id })
    })
    .get('/api/messages', async (context) => context.json(await store.list()))
    .get('/messages/:id/html', async (context) => {
      const mail = await store.find(context.req.param('id'))
      if (!mail?.html) return context.notFound()
      context.header('Content-Security-Policy', mailPolicy)
      return context.html(mail.html)
    })
    .get('/messages/:id', async (context) => {
      const mail = await store.find(context.req.param('id'))
      if (!mail) return context.notFound()
      const canAnswer = bringIn !== undefined && isAnswerable(mail)
      return context.html(mailPage(mail, canAnswer, context.req.query('answered') !== undefined))
    })
    .post('/messages/:id/answer', async (context) => {
      const mail = await store.find(context.req.param('id'))
      if (!mail || !bringIn || !isAnswerable(mail)) return context.notFound()
      const { text } = await context.req.parseBody()
      if (typeof text === 'string' && text.trim()) await bringIn(answerTo(mail, text))
      return context.redirect(`/mailbox/messages/${mail.id}?answered`, 303)
    })
    .get('/', async (context) => context.html(listPage(await store.list())))
}
