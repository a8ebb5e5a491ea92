import { randomUUID } from 'node:crypto'
import type { ErrorResponse } from 'resend'
import { z } from 'zod'
import { startHttpFake, type HttpFake, type ReceivedRequest } from './http-fake.ts'

/** As the dashboard makes them: https://resend.com/docs/dashboard/api-keys/introduction#api-key-permissions */
export const fullKey = 're_full_access'
export const sendingKey = 're_sending_access'

/** A name of the errors page that the SDK's types lag behind, or one that they know. */
export type ResendErrorName =
  | ErrorResponse['name']
  | 'email_above_quota'
  | 'invalid_permission'
  | 'missing_required_parameter'
  | 'resource_locked'
  | 'service_unavailable'
  | 'suspended_api_key'

/** The body of a refusal: https://resend.com/docs/api-reference/errors */
export const refusal = (
  statusCode: number,
  name: ResendErrorName | '',
  message = `about ${name}`,
  headers: Record<string, string> = {},
) => Response.json({ statusCode, name, message }, { status: statusCode, headers })

const tag = z.string().regex(/^[\w-]{1,256}$/)

const mailSchema = z.object({
  from: z.string(),
  to: z.array(z.string()).min(1).max(50),
  subject: z.string(),
  text: z.string().optional(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  // https://resend.com/docs/dashboard/emails/tags
  tags: z.array(z.object({ name: tag, value: tag })).optional(),
})

type Mail = z.output<typeof mailSchema> & { id: string; key: string; body: string }

export interface ResendFake extends HttpFake {
  /** All accepted mails, oldest first. */
  mails: Mail[]
  /** Received mails by id, as `GET /emails/receiving/:id` answers them. */
  received: Map<string, object>
  /** Ids of mails received above the quota. */
  aboveQuota: Set<string>
  /** Keys with full access; `sendingKey` may only send, and so may one that is taken out. */
  fullKeys: string[]
  webhooks: { endpoint: string; events: string[]; status?: string }[]
  /** The quota that is spent, and counts mails sent and received. */
  spent: 'daily' | 'monthly' | undefined
  /** Requests a second; above it, `rate_limit_exceeded`. */
  perSecond: number
  /** The next mails are accepted, but their answers get lost on the way. */
  losesAnswers: number
  /** Most requests that arrived within one second. */
  busiestSecond: () => number
}

/** The time that the last requests arrived. */
const isWithinASecond = (now: number) => (at: number) => now - at < 1000

/**
 * Resend on loopback, as strict as its documents say: keys and their permissions, idempotency keys, quotas and the rate,
 * which is the whole team's (https://resend.com/docs/api-reference/rate-limit).
 */
export async function startResendFake(): Promise<ResendFake> {
  const arrivals: number[] = []
  const state = {
    mails: [] as Mail[],
    received: new Map<string, object>(),
    aboveQuota: new Set<string>(),
    fullKeys: [fullKey],
    webhooks: [] as ResendFake['webhooks'],
    spent: undefined as ResendFake['spent'],
    perSecond: 5,
    losesAnswers: 0,
  }

  function send({ headers, body }: ReceivedRequest): Response {
    const key = headers.get('idempotency-key') ?? randomUUID()
    // https://resend.com/docs/dashboard/emails/idempotency-keys
    if (key.length > 256) return refusal(400, 'invalid_idempotency_key')
    const known = state.mails.find((mail) => mail.key === key)
    if (known && known.body !== body) {
      return refusal(
        409,
        'invalid_idempotent_request',
        'This idempotency key has been used with this HTTP method and endpoint within the last 24 hours, but the request body was modified',
      )
    }
    if (known) return Response.json({ id: known.id })
    const mail = mailSchema.safeParse(JSON.parse(body))
    if (!mail.success) return refusal(422, 'missing_required_field')
    if (state.spent) {
      return refusal(
        429,
        `${state.spent}_quota_exceeded`,
        `You have exceeded your ${state.spent} email sending quota.`,
      )
    }
    const accepted = { ...mail.data, id: randomUUID(), key, body }
    state.mails.push(accepted)
    if (state.losesAnswers > 0) {
      state.losesAnswers -= 1
      return new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
    }
    return Response.json({ id: accepted.id })
  }

  function read(path: string): Response {
    if (path === '/webhooks') return Response.json({ object: 'list', data: state.webhooks })
    if (path === '/emails/receiving') return Response.json({ object: 'list', data: [] })
    const [, id = '', rest] = /^\/emails\/receiving\/([\w-]+)(\/.*)?$/.exec(path) ?? []
    const mail = state.received.get(id)
    if (!mail) return refusal(404, 'not_found', 'Email not found')
    if (state.aboveQuota.has(id)) {
      return refusal(
        403,
        'email_above_quota',
        "You can't retrieve this email's content because it was above quota when received.",
      )
    }
    return Response.json(rest ? { data: [] } : mail)
  }

  const fake = await startHttpFake((path, request) => {
    const now = performance.now()
    arrivals.push(now)
    const key = request.headers.get('authorization')?.replace(/^Bearer /, '')
    if (!key) return refusal(401, 'missing_api_key', 'Missing API Key')
    // A key that is none, and one that does not exist.
    if (!key.startsWith('re_')) return refusal(400, 'validation_error', 'API key is invalid')
    if (key !== fullKey && key !== sendingKey) {
      return refusal(path === '/emails' ? 401 : 400, 'validation_error', 'API key is invalid')
    }
    if (arrivals.filter(isWithinASecond(now)).length > state.perSecond) {
      return refusal(429, 'rate_limit_exceeded', 'Too many requests.', {
        'ratelimit-limit': String(state.perSecond),
        'ratelimit-remaining': '0',
        'ratelimit-reset': '1',
        'retry-after': '1',
      })
    }
    if (path === '/emails' && request.method === 'POST') return send(request)
    if (!state.fullKeys.includes(key)) {
      return refusal(401, 'restricted_api_key', 'This API key is restricted to only send emails')
    }
    return request.method === 'GET' ? read(path) : refusal(405, 'method_not_allowed')
  })
  return Object.assign(state, {
    ...fake,
    busiestSecond: () =>
      Math.max(
        0,
        ...arrivals.map((at) => arrivals.filter((it) => it <= at && at - it < 1000).length),
      ),
  })
}
