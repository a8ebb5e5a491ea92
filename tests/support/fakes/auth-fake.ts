import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { createSessions } from './auth-fake-sessions.ts'
import type { ReceivedRequest } from './http-fake.ts'
import { totp } from '../totp.ts'

interface FakeFactor {
  id: string
  factor_type: 'totp' | 'phone'
  friendly_name: string
  status: 'verified' | 'unverified'
  created_at: string
  updated_at: string
  secret: string
}

export interface AuthFake {
  url: string
  /** The requests to the endpoints of factors, oldest first. */
  requests: ReceivedRequest[]
  factors: FakeFactor[]
  /** Adds a verified factor. @returns its key */
  addFactor: (name: string) => string
  /** Adds a verified phone. */
  addPhone: (name: string) => void
  /** The codes sent to phones, oldest first. */
  sentCodes: string[]
  /** Every challenge from now on expires before its code arrives. */
  expireChallenges: () => void
  /** What a recovery code does by Auth's admin API: all factors are gone. */
  removeFactors: () => void
  /** Whether refreshes are refused, as above the limit of an office's network. */
  refuseRefreshes: (refused: boolean) => void
  close: () => Promise<void>
}

interface AuthFakeOptions {
  jwtSecret: string
  /** The address of the Auth that does everything else; its own secret signs the tokens. */
  upstream: string
}

const newSecret = () =>
  [...randomBytes(32)].map((byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(byte % 32)).join('')

/**
 * Supabase Auth's endpoints of second factors on loopback: with real one-time codes, and with sessions that have a
 * level. The upstream does everything else. It follows https://github.com/supabase/auth, `internal/api/mfa.go`; its
 * function names are given where they matter. tests/integration/auth-parity.test.ts compares it with a real Auth.
 */
export async function startAuthFake({ jwtSecret, upstream }: AuthFakeOptions): Promise<AuthFake> {
  const requests: ReceivedRequest[] = []
  const factors: FakeFactor[] = []
  const challenges = new Map<
    string,
    { factorId: string; expired: boolean; used: boolean; sentCode?: string }
  >()
  const sentCodes: string[] = []
  let expired = false
  let areRefreshesRefused = false

  const shown = () => factors.map(({ secret: _, ...factor }) => factor)
  const refuse = (
    context: Context,
    status: 400 | 403 | 404 | 422 | 429,
    code: string,
    msg: string,
  ) => context.json({ code: status, error_code: code, msg }, status)
  const { sessions, of, show, forward, forwardEntry, forwardUser, end } = createSessions({
    jwtSecret,
    upstream,
    listFactors: shown,
  })

  const app = new Hono().basePath('/auth/v1')
  app.use('/factors/*', async (context, next) => {
    const { method, path, raw } = context.req
    requests.push({ method, path, headers: raw.headers, body: await raw.clone().text() })
    // requireAuthentication
    const answer = await forward(context, '/auth/v1/user', 'GET')
    if (!answer.ok) return answer
    await next()
    return undefined
  })
  app.post('/token', async (context) => {
    const isRefresh = context.req.query('grant_type') === 'refresh_token'
    if (isRefresh && areRefreshesRefused) {
      return refuse(context, 429, 'over_request_rate_limit', 'Request rate limit reached')
    }
    return forwardEntry(context)
  })
  app.post('/verify', forwardEntry)
  app.on(['GET', 'PUT'], '/user', forwardUser)
  app.post('/factors', async (context) => {
    const wanted = z
      .object({
        factor_type: z.literal('totp'),
        friendly_name: z.string(),
        issuer: z.string().optional(),
      })
      .safeParse(await context.req.json())
    if (!wanted.success) {
      const needed = 'factor_type needs to be totp, phone, or webauthn'
      return refuse(context, 400, 'validation_failed', needed)
    }
    const { friendly_name: name, issuer = new URL(upstream).host } = wanted.data
    // enrollTOTPFactor: a session with only the password adds no factor.
    if (factors.some(({ status }) => status === 'verified') && of(context)?.level !== 'aal2') {
      return refuse(context, 403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    }
    if (factors.some((factor) => factor.friendly_name === name)) {
      const taken = 'A factor with the friendly name for this user already exists'
      return refuse(context, 422, 'mfa_factor_name_conflict', taken)
    }
    const factor = add(name, 'unverified')
    const uri = `otpauth://totp/${issuer}?secret=${factor.secret}&issuer=${issuer}`
    return context.json({
      id: factor.id,
      type: 'totp',
      friendly_name: name,
      totp: { qr_code: drawing, secret: factor.secret, uri },
    })
  })
  app.post('/factors/:id/challenge', (context) => {
    const factorId = context.req.param('id')
    const type = factors.find(({ id }) => id === factorId)?.factor_type
    if (!type) return refuse(context, 404, 'mfa_factor_not_found', 'Factor not found')
    const id = randomUUID()
    const challenge = { factorId, expired, used: false }
    if (type === 'phone') {
      const sentCode = String(randomInt(100_000, 1_000_000))
      sentCodes.push(sentCode)
      challenges.set(id, { ...challenge, sentCode })
    } else challenges.set(id, challenge)
    return context.json({ id, type, expires_at: Math.floor(Date.now() / 1000) + 300 })
  })
  app.post('/factors/:id/verify', async (context) => {
    const sent = z
      .object({ challenge_id: z.string(), code: z.string() })
      .parse(await context.req.json())
    const session = of(context)
    const factor = factors.find(({ id }) => id === context.req.param('id'))
    if (!factor || !session) {
      return refuse(context, 404, 'mfa_factor_not_found', 'Factor not found')
    }
    const challenge = challenges.get(sent.challenge_id)
    if (challenge?.factorId !== factor.id) {
      const unknown = 'MFA factor with the provided challenge ID not found'
      return refuse(context, 404, 'mfa_factor_not_found', unknown)
    }
    // verifyTOTPFactor: the same message for a used challenge, so as not to reveal that.
    if (challenge.used) {
      const mismatch = 'Challenge and verify IP addresses mismatch'
      return refuse(context, 422, 'mfa_ip_address_mismatch', mismatch)
    }
    if (challenge.expired) {
      challenges.delete(sent.challenge_id)
      const over = `MFA challenge ${sent.challenge_id} has expired, verify against another challenge or create a new challenge.`
      return refuse(context, 422, 'mfa_challenge_expired', over)
    }
    const now = Date.now()
    const accepted = challenge.sentCode
      ? [challenge.sentCode]
      : [-30_000, 0, 30_000].map((skew) => totp(factor.secret, now + skew))
    if (!accepted.includes(sent.code)) {
      return refuse(context, 422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    challenge.used = true
    factor.status = 'verified'
    session.level = 'aal2'
    session.factorId = factor.id
    // InvalidateSessionsWithAALLessThan, DeleteUnverifiedFactors.
    const apikey = context.req.header('apikey') ?? ''
    const lower = [...sessions.values()].filter(({ level }) => level === 'aal1')
    for (const other of lower) await end(other, apikey)
    const unverified = factors.filter(({ status }) => status === 'unverified')
    for (const other of unverified) factors.splice(factors.indexOf(other), 1)
    return context.json(show(session))
  })
  app.delete('/factors/:id', (context) => {
    const index = factors.findIndex(({ id }) => id === context.req.param('id'))
    const factor = factors[index]
    if (!factor) return refuse(context, 404, 'mfa_factor_not_found', 'Factor not found')
    if (factor.status === 'verified' && of(context)?.level !== 'aal2') {
      const required = 'AAL2 required to unenroll verified factor'
      return refuse(context, 422, 'insufficient_aal', required)
    }
    factors.splice(index, 1)
    // DowngradeSessionsToAAL1
    for (const session of sessions.values()) {
      if (session.factorId === factor.id) session.level = 'aal1'
    }
    return context.json({ id: factor.id })
  })
  app.all('*', (context) => forward(context))

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
        addPhone: (name) => {
          add(name, 'verified').factor_type = 'phone'
        },
        sentCodes,
        expireChallenges: () => {
          expired = true
        },
        removeFactors: () => void factors.splice(0),
        refuseRefreshes: (refused) => {
          areRefreshesRefused = refused
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

/** Codes as Auth draws them: a bare SVG with characters that would end a data URL or a tag. */
const drawing =
  '<?xml version="1.0"?><svg width="44" height="44" xmlns="http://www.w3.org/2000/svg"><rect width="44" height="44" style="fill:#ffffff"/><rect x="8" y="8" width="12" height="12" style="fill:#000000"/><rect x="24" y="24" width="12" height="12" style="fill:#000000"/></svg>'
