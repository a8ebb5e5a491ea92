import { Hono } from 'hono'
import { z } from 'zod'
import { claimsOf } from '../../supabase/functions/_shared/contracts/token-claims.ts'
import type { SendAuthMail } from './auth-mailer.ts'
import { handOn, jsonOf, type Lite } from './lite.ts'

const changeSchema = z.object({ email: z.string() })
const linkSchema = z.object({ type: z.literal('email_change'), token_hash: z.string().min(1) })
const ownerSchema = z.object({ sub: z.uuid() })

/** emailChangeVerify in https://github.com/supabase/auth/blob/master/internal/api/verify.go */
const halfway = {
  code: '200',
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
}

/**
 * Has both addresses confirm a change, in any order (`double_confirm_changes`). Lite 0.10 makes two links, but mails
 * that of the former address alone, and asks for no other.
 */
export function confirmTwice(lite: Lite, sendMail: SendAuthMail) {
  const { sql } = lite
  const ask = handOn(lite)
  return new Hono({ strict: false })
    .put('/auth/v1/user', async ({ req }) => {
      const answer = await ask(req.raw)
      const asked = await jsonOf(req.raw, changeSchema)
      const owner = ownerSchema.safeParse(claimsOf(req.header('authorization') ?? '')).data
      if (!answer.ok || !asked || !owner) return answer
      const [change] = await sql<{ email: string; next: string; token: string }>(
        `update auth.users set email_change_confirm_status = 0
         where id = $1::uuid and email_change = lower($2)
         returning email, email_change as next, email_change_token_new as token`,
        owner.sub,
        asked.email,
      )
      if (change) {
        const { email, next, token } = change
        await sendMail('email_change', next, { Email: email, NewEmail: next, TokenHash: token })
      }
      return answer
    })
    .post('/auth/v1/verify', async ({ req }) => {
      const link = await jsonOf(req.raw, linkSchema)
      if (!link) return ask(req.raw)
      // As long as Lite's links live.
      const first = await sql(
        `update auth.users set email_change_confirm_status = 1,
           email_change_token_current = case email_change_token_current when $1 then '' else email_change_token_current end,
           email_change_token_new = case email_change_token_new when $1 then '' else email_change_token_new end
         where email_change_confirm_status = 0 and email_change_sent_at > now() - interval '1 hour'
           and $1 in (email_change_token_current, email_change_token_new)
         returning id`,
        link.token_hash,
      )
      if (first.length > 0) return Response.json(halfway)
      // Lite takes the former address's link alone. An empty token would mean that the new one was not the last to
      // confirm (private.begin_ownership).
      await sql(
        `update auth.users set email_change_token_current = $1, email_change_token_new = null
         where email_change_confirm_status = 1 and email_change_token_new = $1`,
        link.token_hash,
      )
      return ask(req.raw)
    })
    .all('*', ({ req }) => ask(req.raw))
}
