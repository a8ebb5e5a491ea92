import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
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
})

// What a mail brings along runs no script and loads nothing from outside.
const mailPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation"

/** The local mailbox under /mailbox: takes mails over Resend's API and shows them in a browser. */
export function createMailboxApp(store: MailStore) {
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
      return mail ? context.html(mailPage(mail)) : context.notFound()
    })
    .get('/', async (context) => context.html(listPage(await store.list())))
}
