import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { ReceivedRequest } from './http-fake.ts'
import { totp } from '../totp.ts'

interface FakeFactor {
  id: string
  factor_type: 'totp'
  friendly_name: string
  status: 'verified' | 'unverified'
  created_at: string
  updated_at: string
  secret: string
}

export interface AuthFake {
  url: string
  /** What arrived at the endpoints of factors, oldest first. */
  requests: ReceivedRequest[]
  factors: FakeFactor[]
  /** Has a verified factor from the start. @returns its key */
  addFactor: (name: string) => string
  /** Every challenge from now on is over before its code arrives. */
  expireChallenges: () => void
  close: () => Promise<void>
}

interface AuthFakeOptions {
  jwtSecret: string
  /** A real Auth that signs in; without one the double knows a single account with any password. */
  upstream?: string
}

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

const sessionSchema = z.looseObject({
  refresh_token: z.string(),
  user: z.looseObject({ id: z.string() }),
})
type Session = z.infer<typeof sessionSchema>

const newSecret = () =>
  [...randomBytes(32)].map((byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(byte % 32)).join('')

const account = {
  id: '00000000-0000-4000-8000-0000000000f1',
  aud: 'authenticated',
  email: 'staff@kerege.example',
  app_metadata: {},
  user_metadata: {},
  created_at: '2024-01-09T00:00:00Z',
}

/**
 * Supabase Auth's endpoints of second factors, as documented, on loopback: with real one-time codes,
 * challenges used once, and tokens that carry the level. Signing in is the upstream's business.
 * https://supabase.com/docs/reference/javascript/auth-mfa-api
 */
export async function startAuthFake({ jwtSecret, upstream }: AuthFakeOptions): Promise<AuthFake> {
  const requests: ReceivedRequest[] = []
  const factors: FakeFactor[] = []
  const challenges = new Map<string, { factorId: string; expired: boolean }>()
  let expired = false
  let latest: Session | undefined

  const shown = () => factors.map(({ secret: _, ...factor }) => factor)
  const refuse = (context: Context, status: 400 | 401 | 404 | 422, code: string, msg: string) =>
    context.json({ code: status, error_code: code, msg }, status)
  const tokenOf = (context: Context) => context.req.header('Authorization')?.slice(7) ?? ''
  const claimsFrom = (context: Context) => claimsOf(tokenOf(context))

  const sessionFor = (claims: Claims): object => ({
    access_token: signToken(claims, jwtSecret),
    token_type: 'bearer',
    expires_in: 3600,
    refresh_token: latest?.refresh_token ?? 'a-refresh-token',
    user: { ...account, ...latest?.user, factors: shown() },
  })
  const claims = (level: string) => ({
    sub: account.id,
    role: 'authenticated',
    aal: level,
    exp: Math.floor(Date.now() / 1000) + 3600,
  })

  /** Passes a request on, and adds the factors to the user in its answer. */
  const forward = async (context: Context, withFactors: (body: object) => object) => {
    const { pathname, search } = new URL(context.req.url)
    const answer = await fetch(`${upstream}${pathname}${search}`, {
      method: context.req.method,
      headers: {
        apikey: context.req.header('apikey') ?? '',
        'Content-Type': 'application/json',
        ...(tokenOf(context) && { Authorization: `Bearer ${tokenOf(context)}` }),
      },
      ...(context.req.method === 'POST' && { body: await context.req.text() }),
    })
    const body: object = z.looseObject({}).parse(await answer.json())
    return Response.json(answer.ok ? withFactors(body) : body, { status: answer.status })
  }

  const app = new Hono().basePath('/auth/v1')
  app.use('/factors/*', async (context, next) => {
    const { method, path, raw } = context.req
    requests.push({ method, path, headers: raw.headers, body: await raw.clone().text() })
    await next()
  })
  app.post('/token', (context) => {
    if (!upstream) return context.json(sessionFor(claims('aal1')))
    return forward(context, (body) => {
      latest = sessionSchema.parse(body)
      return { ...latest, user: { ...latest.user, factors: shown() } }
    })
  })
  app.get('/user', (context) => {
    if (!upstream) return context.json({ ...account, factors: shown() })
    return forward(context, (user) => ({ ...user, factors: shown() }))
  })
  app.post('/factors', async (context) => {
    const wanted = z
      .object({ factor_type: z.literal('totp'), friendly_name: z.string(), issuer: z.string() })
      .safeParse(await context.req.json())
    if (!wanted.success) {
      const needed = 'factor_type needs to be totp, phone, or webauthn'
      return refuse(context, 400, 'validation_failed', needed)
    }
    const { friendly_name: name, issuer } = wanted.data
    if (factors.some((factor) => factor.friendly_name === name)) {
      const taken = 'A factor with the friendly name for this user already exists'
      return refuse(context, 422, 'mfa_factor_name_conflict', taken)
    }
    const factor = add(name, 'unverified')
    const uri = `otpauth://totp/${issuer}:${account.email}?secret=${factor.secret}&issuer=${issuer}`
    return context.json({
      id: factor.id,
      type: 'totp',
      friendly_name: name,
      totp: { qr_code: drawing, secret: factor.secret, uri },
    })
  })
  app.post('/factors/:id/challenge', (context) => {
    const factorId = context.req.param('id')
    if (!factors.some(({ id }) => id === factorId)) {
      return refuse(context, 404, 'mfa_factor_not_found', 'Factor not found')
    }
    const id = randomUUID()
    challenges.set(id, { factorId, expired })
    return context.json({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 300 })
  })
  app.post('/factors/:id/verify', async (context) => {
    const sent = z
      .object({ challenge_id: z.string(), code: z.string() })
      .parse(await context.req.json())
    const factor = factors.find(({ id }) => id === context.req.param('id'))
    const challenge = challenges.get(sent.challenge_id)
    if (!factor || challenge?.factorId !== factor.id) {
      return refuse(
        context,
        422,
        'mfa_factor_not_found',
        'MFA factor with the provided challenge ID not found',
      )
    }
    if (challenge.expired) {
      const over = `MFA challenge ${sent.challenge_id} has expired, verify against another challenge or create a new challenge.`
      return refuse(context, 422, 'mfa_challenge_expired', over)
    }
    const now = Date.now()
    const accepted = [-30_000, 0, 30_000].map((skew) => totp(factor.secret, now + skew))
    if (!accepted.includes(sent.code)) {
      return refuse(context, 422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    challenges.delete(sent.challenge_id)
    factor.status = 'verified'
    return context.json(sessionFor({ ...claimsFrom(context), aal: 'aal2' }))
  })
  app.delete('/factors/:id', (context) => {
    const index = factors.findIndex(({ id }) => id === context.req.param('id'))
    const factor = factors[index]
    if (!factor) return refuse(context, 404, 'mfa_factor_not_found', 'Factor not found')
    if (factor.status === 'verified' && claimsFrom(context).aal !== 'aal2') {
      const required = 'AAL2 required to unenroll verified factor'
      return refuse(context, 422, 'insufficient_aal', required)
    }
    factors.splice(index, 1)
    return context.json({ id: factor.id })
  })

  function add(name: string, status: FakeFactor['status']): FakeFactor {
    const at = new Date().toISOString()
    const factor: FakeFactor = {
      id: randomUUID(),
      factor_type: 'totp',
      friendly_name: name,
      status,
      created_at: at,
      updated_at: at,
      secret: newSecret(),
    }
    factors.push(factor)
    return factor
  }

  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        requests,
        factors,
        addFactor: (name) => add(name, 'verified').secret,
        expireChallenges: () => {
          expired = true
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      }),
    )
  })
}

/** As Auth draws its codes: a bare SVG, with what would end a data URL or a tag. */
const drawing =
  '<?xml version="1.0"?><svg width="44" height="44" xmlns="http://www.w3.org/2000/svg"><rect width="44" height="44" style="fill:#ffffff"/><rect x="8" y="8" width="12" height="12" style="fill:#000000"/><rect x="24" y="24" width="12" height="12" style="fill:#000000"/></svg>'
