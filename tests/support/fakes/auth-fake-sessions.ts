import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { claimsOf } from '../../../supabase/functions/_shared/contracts/token-claims.ts'

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

function signToken(claims: object, secret: string): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

const answeredSchema = z.looseObject({ access_token: z.string(), user: z.looseObject({}) })

export interface FakeSession {
  id: string
  level: 'aal1' | 'aal2'
  /** The factor that raised it to aal2. */
  factorId?: string
  /** The upstream's latest answer. */
  answered: z.infer<typeof answeredSchema>
}

interface SessionsOptions {
  jwtSecret: string
  /** The Auth that signs in and owns these sessions. */
  upstream: string
  /** The factors shown with an account. */
  listFactors: () => object[]
}

/** The sessions of the fake: their tokens carry a level, and what it does not play itself is passed on. */
export function createSessions({ jwtSecret, upstream, listFactors }: SessionsOptions) {
  const sessions = new Map<string, FakeSession>()

  /** Passes a request on, by default to the same path. */
  async function forward({ req }: Context, path = req.path, method = req.method) {
    const headers = new Headers(req.raw.headers)
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name)
    const answer = await fetch(`${upstream}${path}${new URL(req.url).search}`, {
      method,
      redirect: 'manual',
      headers,
      ...(method !== 'GET' && { body: await req.raw.clone().text() }),
    })
    const shown = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
      shown.delete(name)
    }
    return new Response(answer.body, { status: answer.status, headers: shown })
  }

  /** Auth's answer: a token of the session's level, and the account with its factors. */
  const show = ({ id, level, answered }: FakeSession): object => ({
    ...answered,
    access_token: signToken(
      { ...claimsOf(answered.access_token), session_id: id, aal: level },
      jwtSecret,
    ),
    user: { ...answered.user, factors: listFactors() },
  })

  /** Passes a sign-in, a refresh or a mail's link on. */
  async function forwardEntry(context: Context): Promise<Response> {
    const answer = await forward(context)
    const answered = answeredSchema.safeParse(
      await answer
        .clone()
        .json()
        .catch(() => undefined),
    ).data
    // A refusal, or the first of two links.
    if (!answered) return answer
    const id = String(claimsOf(answered.access_token).session_id)
    // A refresh keeps the level: RefreshTokenGrant reads it from the session.
    const session: FakeSession = { level: 'aal1', ...sessions.get(id), id, answered }
    sessions.set(id, session)
    return Response.json(show(session))
  }

  /** Passes a question for the account, or its change, on. */
  async function forwardUser(context: Context): Promise<Response> {
    const answer = await forward(context)
    if (!answer.ok) return answer
    const user = z.looseObject({}).parse(await answer.json())
    return Response.json({ ...user, factors: listFactors() })
  }

  /** Ends a session here and, with its own token, at the upstream. */
  const end = async ({ id, answered }: FakeSession, apikey: string) => {
    sessions.delete(id)
    await fetch(`${upstream}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { apikey, Authorization: `Bearer ${answered.access_token}` },
    })
  }

  const of = ({ req }: Context) =>
    sessions.get(String(claimsOf(req.header('Authorization') ?? '').session_id))

  return { sessions, of, show, forward, forwardEntry, forwardUser, end }
}
