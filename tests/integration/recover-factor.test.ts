import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sharedBackend, type TestBackend, withFunctions } from '../support/backend.ts'
import { expectError } from '../support/expect-error.ts'
import { type HttpFake, startHttpFake } from '../support/fakes/http-fake.ts'

const code = 'abcd-0123-4567'
const factors = [randomUUID(), randomUUID()]
const session = randomUUID()
const liveToken = `a.${btoa(JSON.stringify({ session_id: session }))}.token`

let userId: string
let shared: TestBackend
let backend: TestBackend
let auth: HttpFake
/** Auth's answer to a removal; the fake answers what the embedded Auth lacks. */
let remove: () => Response

beforeAll(async () => {
  auth = await startHttpFake((path, { method, headers, body }) => {
    if (path === '/auth/v1/user') {
      return headers.get('authorization') === `Bearer ${liveToken}`
        ? Response.json({ id: userId, aud: 'authenticated' })
        : Response.json({ code: 403, error_code: 'session_not_found', msg: 'x' }, { status: 403 })
    }
    if (method === 'GET' && path === `/auth/v1/admin/users/${userId}/factors`) {
      return Response.json(factors.map((id) => ({ id, factor_type: 'totp', status: 'verified' })))
    }
    if (method === 'DELETE') return remove()
    return fetch(`${shared.url}${path}`, { method, headers, body })
  })
  shared = await sharedBackend()
  backend = await withFunctions(shared, { SUPABASE_URL: auth.url })
  userId = randomUUID()
  await backend.supabase.sql(
    `insert into auth.users (id, email) values ($1, 'lost@kerege.example')`,
    userId,
  )
})
afterAll(async () => {
  await backend.close()
  await auth.close()
})
beforeEach(async () => {
  remove = () => Response.json({})
  auth.requests.length = 0
  await backend.supabase.sql('delete from private.rate_limits')
  await backend.supabase.sql('delete from private.recovery_codes')
  await backend.supabase.sql(
    `insert into private.recovery_codes (user_id, code_hash) values ($1, private.hash_key($2))`,
    userId,
    code,
  )
})

const post = (body: unknown, token = liveToken) =>
  fetch(`${backend.url}/functions/v1/recover-factor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

const removed = () =>
  auth.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)

it('removes every factor for one of the codes, once', async () => {
  const answer = await post({ code: ` ${code.toUpperCase()} ` })
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  expect(removed()).toEqual(factors.map((id) => `/auth/v1/admin/users/${userId}/factors/${id}`))
  await expectError(await post({ code }), 422, 'wrong_code')
  expect(removed()).toHaveLength(2)
})

it('removes nothing for a wrong code, and nothing at all after five', async () => {
  for (let guess = 0; guess < 5; guess += 1) {
    await expectError(await post({ code: 'wrong' }), 422, 'wrong_code')
  }
  await expectError(await post({ code }), 422, 'wrong_code')
  expect(removed()).toEqual([])
})

it('signs out whoever has the lost telephone, and not the caller', async () => {
  await backend.supabase.sql(
    'insert into auth.sessions (id, user_id) values ($1, $3), ($2, $3)',
    ...[session, randomUUID(), userId],
  )
  expect((await post({ code })).status).toBe(200)
  expect(
    await backend.supabase.sql('select id from auth.sessions where user_id = $1', userId),
  ).toEqual([{ id: session }])
})

it('is for those who are signed in', async () => {
  await expectError(await post({ code }, 'a.dead.token'), 401, 'signed_out')
  expect(removed()).toEqual([])
})

it('says so when Auth fails', async () => {
  remove = () => Response.json({ msg: 'x' }, { status: 500 })
  await expectError(await post({ code }), 503, 'unavailable')
})
