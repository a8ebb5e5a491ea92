import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { okSchema } from '@contracts/ok.ts'
import { sharedBackend, type TestBackend } from '../support/backend.ts'
import { expectError } from '../support/expect-error.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
// Every test starts with a client that has sent nothing yet.
beforeEach(() => backend.supabase.sql('delete from private.rate_limits'))

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/quiz-progress`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const stored = (runId: string) =>
  backend.supabase.sql('select furthest_step, is_sent from public.quiz_runs where id = $1', runId)

it('keeps the furthest step of a quiz, and that it was sent', async () => {
  const runId = randomUUID()
  for (const [step, isSent] of [
    [1, false],
    [3, false],
    [2, false],
    [8, true],
  ]) {
    const response = await post({ runId, step, isSent })
    expect(response.status).toBe(200)
    expect(okSchema.parse(await response.json())).toEqual({ ok: true })
  }
  expect(await stored(runId)).toEqual([{ furthest_step: 8, is_sent: true }])
})

it('stores nothing else of the request', async () => {
  const runId = randomUUID()
  const more = { email: 'a@client.example', answers: { budget: '5k' } }
  await post({ runId, step: 1, isSent: false, ...more }, { referer: 'https://kerege.example/' })
  const [row] = await backend.supabase.sql('select * from public.quiz_runs where id = $1', runId)
  expect(Object.keys(row ?? {}).sort()).toEqual(['furthest_step', 'id', 'is_sent', 'started_at'])
})

it.each([
  ['a step before the first', { step: 0 }, 'step'],
  ['a step behind the last', { step: 9 }, 'step'],
  ['half a step', { step: 1.5 }, 'step'],
  ['a number that is none', { runId: '1; drop table quiz_runs' }, 'runId'],
  ['no word of sending', { isSent: undefined }, 'isSent'],
])('refuses %s', async (_, change, field) => {
  const runId = randomUUID()
  const body = { runId, step: 1, isSent: false, ...change }
  const error = await expectError(await post(body), 422, 'invalid_fields')
  expect(Object.keys(error.fields ?? {})).toEqual([field])
  expect(await stored(runId)).toEqual([])
})

it('refuses bodies that are too long, no JSON, or of another type', async () => {
  await expectError(await post({ runId: 'x'.repeat(2000) }), 413, 'payload_too_large')
  await expectError(await post('{'), 400, 'malformed_json')
  await expectError(
    await post('{}', { 'content-type': 'text/plain' }),
    415,
    'unsupported_media_type',
  )
})

it('stops a client that floods it, and says for how long', async () => {
  const ids = Array.from({ length: 14 }, () => randomUUID())
  const answers = []
  for (const runId of ids) answers.push(await post({ runId, step: 1, isSent: false }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
  const refused = answers.at(-1)
  if (!refused) throw new Error('no answer')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await expectError(refused, 429, 'rate_limited')
  expect(await stored(ids.at(-1) ?? '')).toEqual([])
})
