import { z } from 'zod'
import { DeliveryError, type FailureKind } from './delivery-error.ts'

/** The meaning of a refusal; `sent`: an earlier attempt was accepted. */
export type ResendMeaning = FailureKind | 'sent'

type Rule = {
  status: number
  name?: string
  /** What the message contains. */
  says?: RegExp
  means: ResendMeaning
}

/*
 * All refusals of https://resend.com/docs/api-reference/errors, and those that the page had in former years and the
 * SDKs still know; the first rule that fits counts. Only what concerns one mail alone is final: whatever concerns our
 * account would otherwise fail every mail at its first attempt.
 */
const rules: readonly Rule[] = [
  { status: 400, name: 'invalid_idempotency_key', means: 'final' },
  // «API key is invalid»: a malformed key. Other fields may be wrong for one mail or for all.
  { status: 400, name: 'validation_error', says: /\bapi key\b/i, means: 'settings' },
  { status: 400, means: 'passing' },
  // missing_api_key, restricted_api_key, and validation_error for a key that does not exist.
  { status: 401, means: 'settings' },
  // The content of a mail received above the quota.
  { status: 403, name: 'email_above_quota', means: 'quota' },
  // invalid_permission, restricted_api_key, suspended_api_key; validation_error for a domain that is not verified.
  { status: 403, means: 'settings' },
  // not_found and method_not_allowed: the address of the API is wrong.
  { status: 404, means: 'settings' },
  { status: 405, means: 'settings' },
  // The key was used for another text: the mail is on its way, with the text of that attempt.
  { status: 409, name: 'invalid_idempotent_request', means: 'sent' },
  // concurrent_idempotent_requests, resource_locked.
  { status: 409, means: 'passing' },
  { status: 413, means: 'final' },
  { status: 422, name: 'invalid_from_address', means: 'settings' },
  { status: 422, name: 'validation_error', says: /`from`/, means: 'settings' },
  // invalid_attachment, invalid_parameter, missing_required_field, missing_required_parameter.
  { status: 422, means: 'final' },
  { status: 429, name: 'daily_quota_exceeded', means: 'quota' },
  { status: 429, name: 'monthly_quota_exceeded', means: 'quota' },
  { status: 429, means: 'rate' },
  // security_error: their support has to be asked.
  { status: 451, means: 'settings' },
]

const refusedSchema = z.object({ name: z.string().catch(''), message: z.string().catch('') })

/** A refusal in Resend's own words, and what it means; 5xx and unknown statuses may pass. */
export function readRefusal(status: number, answer: unknown) {
  const { name, message } = refusedSchema.safeParse(answer).data ?? { name: '', message: '' }
  const rule = rules.find(
    (it) =>
      it.status === status &&
      (it.name === undefined || it.name === name) &&
      (it.says === undefined || it.says.test(message)),
  )
  const means: ResendMeaning = rule?.means ?? 'passing'
  const hint =
    name === 'restricted_api_key' && status === 401 ? ' (RESEND_API_KEY: «Full access»)' : ''
  return { means, name, reason: `HTTP ${status} ${name}: ${message}${hint}` }
}

/** Parses `Retry-After`, seconds or a date (RFC 9110, 10.2.3), into whole seconds from `now`; undefined if unusable. */
export function parseRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (!value) return undefined
  if (/^\d+$/.test(value.trim())) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

/** Throws what a refusal says; returns if the mail was sent before. @throws DeliveryError */
export function throwRefusal({ status, headers }: Response, answer: unknown): void {
  const { means, reason } = readRefusal(status, answer)
  if (means === 'sent') return
  const retryAfterSeconds = parseRetryAfter(headers.get('retry-after'))
  throw new DeliveryError(reason, { kind: means, retryAfterSeconds })
}
