import type { ErrorResponse } from 'resend'
import { describe, expect, it } from 'vitest'
import { parseRetryAfter, readRefusal, type ResendMeaning } from './resend-answers.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

it.each([
  ['120', 120],
  [' 7 ', 7],
  ['0', 0],
  ['Sat, 21 Nov 2026 10:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5 apples', undefined],
  ['', undefined],
  [null, undefined],
])('reads Retry-After %j as %j seconds', (value, seconds) => {
  expect(parseRetryAfter(value, now)).toBe(seconds)
})

type Answer = readonly [status: number, message: string, means: ResendMeaning]

/** https://resend.com/docs/api-reference/errors, and the names of the official SDK that the page has no more. */
const documented = {
  invalid_idempotency_key: [
    [400, 'Idempotency keys, if present, must have between 1 and 256 characters.', 'final'],
  ],
  validation_error: [
    [400, 'API key is invalid', 'settings'],
    [400, 'We found an error with one or more fields in the request.', 'passing'],
    [401, 'API key is invalid', 'settings'],
    [403, 'You can only send testing emails to your own email address (a@b.example).', 'settings'],
    [
      403,
      'The kerege.example domain is not verified. Please, add and verify your domain.',
      'settings',
    ],
    [403, 'The example.com domain has been registered already.', 'settings'],
    [
      422,
      'Invalid `from` field. The email address needs to follow the `email@example.com` format.',
      'settings',
    ],
    [
      422,
      'Invalid `to` field. The email address needs to follow the `email@example.com` format.',
      'final',
    ],
  ],
  missing_api_key: [[401, 'Missing API Key', 'settings']],
  restricted_api_key: [
    [401, 'This API key is restricted to only send emails.', 'settings'],
    [403, 'API key is not active', 'settings'],
  ],
  invalid_api_key: [[403, 'API key is invalid.', 'settings']],
  suspended_api_key: [[403, 'This API key is suspended', 'settings']],
  invalid_permission: [[403, 'Access token is missing required scopes.', 'settings']],
  email_above_quota: [
    [
      403,
      "You can't retrieve this email's content because it was above quota when received.",
      'quota',
    ],
  ],
  not_found: [[404, 'The requested endpoint does not exist.', 'settings']],
  method_not_allowed: [[405, 'Method is not allowed for the requested path.', 'settings']],
  invalid_idempotent_request: [[409, 'This idempotency key has been used', 'sent']],
  concurrent_idempotent_requests: [[409, 'There is another request in progress', 'passing']],
  resource_locked: [[409, 'Another request is already updating this resource.', 'passing']],
  invalid_attachment: [[422, 'Attachment must have either a `content` or `path`.', 'final']],
  invalid_from_address: [
    [403, 'Invalid from address.', 'settings'],
    [422, 'Invalid from field.', 'settings'],
  ],
  invalid_access: [[422, 'Access must be "full_access" | "sending_access"', 'final']],
  invalid_parameter: [[422, 'The parameter must be a valid UUID.', 'final']],
  invalid_region: [[422, 'Region must be "us-east-1" | "eu-west-1" | "sa-east-1".', 'final']],
  missing_required_field: [[422, 'The request body is missing required fields.', 'final']],
  missing_required_parameter: [[422, 'The request is missing required parameters.', 'final']],
  daily_quota_exceeded: [[429, 'You have exceeded your daily email sending quota.', 'quota']],
  monthly_quota_exceeded: [[429, 'You have exceeded your monthly email sending quota.', 'quota']],
  rate_limit_exceeded: [[429, 'Too many requests.', 'rate']],
  security_error: [[451, 'We may have found a security issue with the request.', 'settings']],
  application_error: [[500, 'An unexpected error occurred.', 'passing']],
  internal_server_error: [[500, 'An unexpected error occurred.', 'passing']],
  service_unavailable: [[503, 'API is temporarily unavailable', 'passing']],
} satisfies Record<ErrorResponse['name'], readonly Answer[]> & Record<string, readonly Answer[]>

describe.each(Object.entries<readonly Answer[]>(documented))('%s', (name, answers) => {
  it.each(answers)('of %i, «%s», means: %s', (statusCode, message, means) => {
    const read = readRefusal(statusCode, { statusCode, name, message })
    expect(read.means).toBe(means)
    // In their own words, for the log.
    expect(read.reason).toContain(`HTTP ${statusCode} ${name}: ${message}`)
  })
})

it.each<[number, ResendMeaning]>([
  [400, 'passing'],
  [401, 'settings'],
  [403, 'settings'],
  [408, 'passing'],
  [413, 'final'],
  [418, 'passing'],
  [425, 'passing'],
  [429, 'rate'],
  [502, 'passing'],
])('without a name, %i means: %s', (status, means) => {
  expect(readRefusal(status, null).means).toBe(means)
})

it('names the permission that a sending key lacks', () => {
  const answer = { name: 'restricted_api_key', message: 'restricted to only send emails' }
  expect(readRefusal(401, answer).reason).toContain('«Full access»')
})
