import { compare } from 'bcryptjs'
import { Hono } from 'hono'
import { z } from 'zod'
import { claimsOf } from '../../supabase/functions/_shared/contracts/token-claims.ts'
import { handOn, jsonOf, type Lite } from './lite.ts'

const textSchema = z.string().nullish()
/** The arguments of all of Auth's entries; `data` is the user's own. */
const bodySchema = z.looseObject({
  email: textSchema,
  phone: textSchema,
  password: textSchema,
  token: textSchema,
  token_hash: textSchema,
  refresh_token: textSchema,
  type: textSchema,
  nonce: textSchema,
  data: z.record(z.string(), z.unknown()).nullish(),
})
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })
const tokenSchema = z.object({ sub: z.uuid(), session_id: z.uuid() })

/** An error in the words of Supabase Auth, by which auth-js knows it. */
const refusal = (status: number, code: string, message: string) =>
  Response.json({ code: status, error_code: code, msg: message }, { status })

const notJson = () => refusal(400, 'bad_json', 'Could not parse request body as JSON')
const wrongPassword = () => refusal(400, 'invalid_credentials', 'Invalid login credentials')
const unknownToken = () =>
  refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
const noPhones = () => refusal(400, 'phone_provider_disabled', 'Phone signups are disabled')
const isBlocked = (status: number) => refusal(status, 'user_banned', 'User is banned')

/** As `JSON.stringify` writes them: what no text of the database can hold. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/

/** The arguments of a request; undefined if Auth would refuse them. */
async function argumentsOf(request: Request) {
  try {
    const text = await request.clone().text()
    const body: unknown = text === '' ? {} : JSON.parse(text)
    return unstorable.test(JSON.stringify(body)) ? undefined : bodySchema.safeParse(body).data
  } catch {
    return undefined
  }
}

/** bcrypt reads no further. */
const longestPasswordBytes = 72

/** Lite asks for a token before it looks where a request goes. */
function withoutToken(path: string): Response {
  if (/\/(?:admin\/|invite$)/.test(path)) return refusal(403, 'not_admin', 'User not allowed')
  return /\/(?:user|factors|logout|reauthenticate)(?:\/|$)/.test(path)
    ? refusal(403, 'bad_jwt', 'invalid claim: missing sub claim')
    : new Response('404 page not found', { status: 404 })
}

/** Remembers for a while which mails were sent. */
function createPause(pauseMs: number) {
  const sent = new Map<string, number>()
  const tooSoon = `For security purposes, you can only request this after ${Math.ceil(pauseMs / 1000)} seconds.`
  return async (mail: string, send: () => Promise<Response>): Promise<Response> => {
    const now = Date.now()
    for (const [earlier, at] of sent) if (now - at >= pauseMs) sent.delete(earlier)
    if (sent.has(mail)) return refusal(429, 'over_email_send_rate_limit', tooSoon)
    const answer = await send()
    if (answer.ok) sent.set(mail, Date.now())
    return answer
  }
}

const mailPurpose: Readonly<Record<string, string>> = {
  signup: 'confirmation',
  resend: 'confirmation',
  recover: 'recovery',
}

/**
 * What Supabase Auth does with accounts and Lite 0.10 does not.
 * @param mailPauseMs the least time between two mails of one purpose to one address
 */
export function keepAuthRules(lite: Lite, mailPauseMs: number) {
  const { sql } = lite
  const ask = handOn(lite)
  const pausing = createPause(mailPauseMs)
  const isUserBlocked = async (id: string) =>
    (await sql('select 1 from auth.users where id = $1::uuid and banned_until > now()', id))
      .length > 0
  const isTaken = async (email: string) =>
    (await sql('select 1 from auth.users where email = lower($1)', email)).length > 0
  const endSessions = (which: string, ...parameters: string[]) =>
    sql(
      `with ended as (delete from auth.sessions where ${which} returning id)
       delete from auth.refresh_tokens where session_id in (select id from ended)`,
      ...parameters,
    )
  /** Ends the links that were mailed before. */
  const endLinks = (id: string, condition = 'true') =>
    sql(
      `update auth.users set recovery_token = null, confirmation_token = null, reauthentication_token = null,
         email_change_token_current = null, email_change_token_new = null
       where id = $1::uuid and ${condition}`,
      id,
    )

  return new Hono({ strict: false })
    .use('/auth/v1/*', async (context, next) => {
      const { req } = context
      const asked = await argumentsOf(req.raw)
      if (!asked) return notJson()
      // Lite takes Cyrillic addresses.
      if (asked.email && /[^!-~]/.test(asked.email)) {
        return refusal(400, 'validation_failed', 'Unable to validate email address: invalid format')
      }
      // Lite counts letters.
      const bytes = Buffer.byteLength(asked.password ?? '')
      if (bytes > longestPasswordBytes && !req.path.endsWith('/token')) {
        return refusal(400, 'validation_failed', 'Password cannot be longer than 72 characters')
      }
      if (asked.phone && !asked.email && req.path.endsWith('/signup')) return noPhones()
      await next()
      const isRefused = context.res.status === 401
      if (isRefused && /valid Bearer token/.test(await context.res.clone().text())) {
        context.res = withoutToken(req.path)
      }
      return undefined
    })
    .post('/auth/v1/:entry{signup|resend|recover}', async ({ req }) => {
      const { email } = (await argumentsOf(req.raw)) ?? {}
      const mail = `${mailPurpose[req.param('entry')]} ${email?.toLowerCase()}`
      return pausing(mail, () => ask(req.raw))
    })
    .post('/auth/v1/token', async ({ req }, next) => {
      const { email, password, refresh_token: token } = (await argumentsOf(req.raw)) ?? {}
      if (token) {
        const blocked = await sql(
          `select 1 from auth.refresh_tokens t join auth.users u on u.id::text = t.user_id::text
             where t.token = $1 and u.banned_until > now()`,
          token,
        )
        if (blocked.length > 0) return isBlocked(400)
        const answer = await ask(req.raw)
        return answer.status === 400 ? unknownToken() : answer
      }
      const [account] = await sql<{ hash: string | null; blocked: boolean; confirmed: boolean }>(
        `select encrypted_password hash, coalesce(banned_until > now(), false) blocked,
             email_confirmed_at is not null confirmed
           from auth.users where email = lower($1)`,
        email ?? '',
      )
      if (!account?.hash || (account.confirmed && !account.blocked)) return next()
      const isRight = await compare(password ?? '', account.hash)
      if (isRight) return account.blocked ? isBlocked(400) : next()
      // Lite tells that an account waits for its confirmation before it looks at the password.
      await ask(req.raw)
      return wrongPassword()
    })
    .post('/auth/v1/verify', async ({ req }) => {
      const answer = await ask(req.raw)
      const session = answer.ok && (await jsonOf(answer, sessionSchema))
      if (!session) return answer
      // The password has ended if this link began an ownership: see private.begin_ownership().
      await endLinks(session.user.id, 'encrypted_password is null')
      if (!(await isUserBlocked(session.user.id))) return answer
      await endSessions('user_id = $1::uuid', session.user.id)
      return isBlocked(403)
    })
    .put('/auth/v1/user', async ({ req }) => {
      const { email, password } = (await argumentsOf(req.raw)) ?? {}
      const session = tokenSchema.safeParse(claimsOf(req.header('authorization') ?? '')).data
      if (session && (await isUserBlocked(session.sub))) return isBlocked(403)
      const isMailed =
        session && z.email().safeParse(email).success && !(await isTaken(email ?? ''))
      const answer = await (isMailed
        ? pausing(`change ${session.sub}`, () => ask(req.raw))
        : ask(req.raw))
      if (!answer.ok || !password || !session) return answer
      const { sub, session_id: own } = session
      await endSessions('user_id = $1::uuid and id <> $2::uuid', sub, own)
      if (!email) await endLinks(sub)
      return answer
    })
    .all('*', ({ req }) => lite.fetch(req.raw))
}
