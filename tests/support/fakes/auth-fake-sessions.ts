import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'

type Claims = Record<string, unknown>

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

export function signToken(claims: Claims, secret: string): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

const claimsOf = (token: string): Claims =>
  z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}'))

const answeredSchema = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.string() }),
})

export interface FakeSession {
  id: string
  level: 'aal1' | 'aal2'
  /** The factor that raised it to aal2. */
  factorId?: string
  accessToken: string
  refreshToken: string
  user: { id: string }
}

export const account = {
  id: '00000000-0000-4000-8000-0000000000f1',
  aud: 'authenticated',
  email: 'staff@kerege.example',
  app_metadata: {},
  user_metadata: {},
  created_at: '2024-01-09T00:00:00Z',
}

export const tokenOf = (context: Context) => context.req.header('Authorization')?.slice(7) ?? ''

interface SessionsOptions {
  jwtSecret: string
  /** A real Auth that signs in and owns these sessions. */
  upstream?: string | undefined
  /** The factors shown with an account. */
  listFactors: () => object[]
}

/** The sessions of the fake: their tokens carry a level, and requests may be passed on. */
export function createSessions({ jwtSecret, upstream, listFactors }: SessionsOptions) {
  const sessions = new Map<string, FakeSession>()

  /** Auth's answer: a token of the session's level, and the account with its factors. */
  const show = (session: FakeSession, more: object = {}): object => {
    session.accessToken = signToken(
      {
        ...claimsOf(session.accessToken),
        sub: session.user.id,
        role: 'authenticated',
        session_id: session.id,
        aal: session.level,
        exp: Math.floor(Date.now() / 1000) + 3600,
      },
      jwtSecret,
    )
    return {
      ...more,
      access_token: session.accessToken,
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: session.refreshToken,
      user: { ...account, ...session.user, factors: listFactors() },
    }
  }

  const ask = (path: string, token: string, init: RequestInit = {}) =>
    fetch(`${upstream}${path}`, {
      ...init,
      headers: {
        ...init.headers,
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    })
  /** Passes a request on, and adapts the answer. */
  const forward = async (context: Context, mend: (body: object) => object) => {
    const { pathname, search } = new URL(context.req.url)
    const answer = await ask(`${pathname}${search}`, tokenOf(context), {
      method: context.req.method,
      headers: { apikey: context.req.header('apikey') ?? '' },
      ...(context.req.method === 'POST' && { body: await context.req.text() }),
    })
    const body: object = z.looseObject({}).parse(await answer.json())
    return Response.json(answer.ok ? mend(body) : body, { status: answer.status })
  }

  /** Ends a session here and, with its own token, at the upstream. */
  const end = async (session: FakeSession, apikey: string) => {
    sessions.delete(session.id)
    if (!upstream) return
    await ask('/auth/v1/logout?scope=local', session.accessToken, {
      method: 'POST',
      headers: { apikey },
    })
  }

  const of = (context: Context) => sessions.get(String(claimsOf(tokenOf(context)).session_id ?? ''))

  /** Records the upstream's answer to a sign-in, a refresh or a mail's link. */
  const takeIn = (body: object): object => {
    const { data } = answeredSchema.safeParse(body)
    // After the first of two links.
    if (!data) return body
    const { access_token: accessToken, refresh_token: refreshToken, user } = data
    const id = String(claimsOf(accessToken).session_id)
    // A refresh keeps the level: RefreshTokenGrant reads it from the session.
    const session: FakeSession = {
      level: 'aal1',
      ...sessions.get(id),
      id,
      accessToken,
      refreshToken,
      user,
    }
    sessions.set(id, session)
    return show(session, body)
  }
  return { sessions, of, show, forward, takeIn, end }
}
