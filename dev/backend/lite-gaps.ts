import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { claimsOf } from '../../supabase/functions/_shared/contracts/token-claims.ts'
import type { SendAuthMail } from './auth-mailer.ts'
import { handOn, jsonOf, type Lite } from './lite.ts'

const askedSchema = z.object({
  email: z.string(),
  type: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
})
const sessionSchema = z.object({ access_token: z.string() })
const claimsSchema = z.object({ session_id: z.uuid() })

/** What Auth answers to a new address: https://github.com/supabase/auth/blob/master/internal/api/signup.go (sanitizeUser) */
function inventUser({ email: asked, data }: z.output<typeof askedSchema>) {
  const id = crypto.randomUUID()
  const email = asked.toLowerCase()
  const now = new Date().toISOString()
  const times = { created_at: now, updated_at: now }
  const metadata = { ...data, email, email_verified: false, phone_verified: false, sub: id }
  const identity = { id, user_id: id, identity_data: metadata, provider: 'email', email, ...times }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [{ ...identity, identity_id: crypto.randomUUID(), last_sign_in_at: now }],
    is_anonymous: false,
    ...times,
  }
}

/** Sends a new confirmation link, which replaces the previous one; nothing to a confirmed account. */
async function sendConfirmation(email: string, { sql }: Lite, sendMail: SendAuthMail) {
  const token = randomBytes(32).toString('hex')
  const [account] = await sql<{ email: string }>(
    `update auth.users set confirmation_token = $1, confirmation_sent_at = now()
     where email = lower($2) and email_confirmed_at is null returning email`,
    token,
    email,
  )
  if (account) await sendMail('confirmation', account.email, { TokenHash: token })
}

/** Answers like Supabase where Lite 0.10 does not; anything else as Lite does. */
export function fillGaps(lite: Lite, sendMail: SendAuthMail) {
  const ask = handOn(lite)

  return (
    new Hono({ strict: false })
      // Links that sign in by themselves: the site has none, and Lite creates and confirms an account for each.
      .all('/auth/v1/:link{otp|magiclink}', () => new Response(null, { status: 404 }))
      // What the site asks of every backend, and Lite lacks (src/lib/backend/capabilities.ts).
      .on('POST', ['/auth/v1/factors', '/realtime/v1/api/broadcast'], async ({ req }) => {
        const answer = await ask(req.raw)
        if (answer.status !== 404) return answer
        const headers = new Headers(answer.headers)
        headers.delete('content-length')
        return new Response(null, { status: 204, headers })
      })
      // A session's browser, which Auth records.
      .use('/auth/v1/:entry{token|verify|signup}', async (context, next) => {
        await next()
        const userAgent = context.req.header('user-agent')
        if (!context.res.ok || !userAgent) return
        const session = await jsonOf(context.res, sessionSchema)
        if (!session) return
        const { session_id: id } = claimsSchema.parse(claimsOf(session.access_token))
        await lite.sql('update auth.sessions set user_agent = $1 where id = $2', userAgent, id)
      })
      // The password hook after a refused sign-in: Lite has no hooks.
      .post('/auth/v1/token', async ({ req }) => {
        const answer = await ask(req.raw)
        if (answer.status !== 400 || req.query('grant_type') !== 'password') return answer
        const asked = await jsonOf(req.raw, askedSchema)
        if (!asked) return answer
        await lite.sql(
          `select private.note_attempt(jsonb_build_object(
             'user_id', (select id from auth.users where email = lower($1)), 'valid', false))`,
          asked.email,
        )
        return answer
      })
      // To a known address Lite answers 429, which reveals the account, and to every wish for another mail, or mails
      // nothing where it has mailed none before. An unconfirmed address is mailed: its owner may not be the one who
      // registered it.
      .post('/auth/v1/:entry{signup|resend}', async ({ req }) => {
        const answer = await ask(req.raw)
        const isSignUp = req.param('entry') === 'signup'
        const isUnsent = answer.status === 429 || (answer.ok && !isSignUp)
        const asked = isUnsent ? await jsonOf(req.raw, askedSchema) : undefined
        if (!asked || !(isSignUp || asked.type === 'signup')) return answer
        await sendConfirmation(asked.email, lite, sendMail)
        return Response.json(isSignUp ? inventUser(asked) : {})
      })
      // A link outlives sign-out and block. The site asks for none.
      .post('/storage/v1/object/sign/*', () =>
        Response.json(
          {
            statusCode: '403',
            error: 'Unauthorized',
            message: 'Files are downloaded with a session',
          },
          { status: 400 },
        ),
      )
      .all('*', ({ req }) => ask(req.raw))
  )
}
