import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { playServer, storeSession } from '../../../tests/support/fakes/account'
import { call, maxRows, requestAll } from './database-answer'

beforeEach(() => storeSession())

/** A platform with so many rows, which answers with no more than it does at once. */
function playRows(count: number) {
  const asked: string[] = []
  playServer({
    'GET /rest/v1/emails': ({ asked: request }) => {
      const params = new URLSearchParams(request.split('?')[1])
      const offset = Number(params.get('offset'))
      const limit = Math.min(Number(params.get('limit')), maxRows)
      asked.push(`${offset}+${limit}`)
      const length = Math.max(0, Math.min(limit, count - offset))
      return Response.json(Array.from({ length }, (_, index) => ({ id: offset + index })))
    },
  })
  return asked
}

it.each([
  [999, ['0+1000']],
  [1000, ['0+1000', '1000+1000']],
  [2001, ['0+1000', '1000+1000', '2000+1000']],
])('asks for %i rows in as many requests as the platform needs', async (count, requests) => {
  const asked = playRows(count)
  const rows = await requestAll((supabase, from, to) =>
    supabase.from('emails').select('id').order('id').range(from, to),
  )
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, id) => id))
  expect(asked).toEqual(requests)
})

it('knows how many rows the platform answers with', () => {
  const { api } = z
    .object({ api: z.object({ max_rows: z.number() }) })
    .parse(parse(readFileSync('supabase/config.toml', 'utf8')))
  expect(maxRows).toBe(api.max_rows)
})

it('asks nothing without a session', async () => {
  const calls = playServer({})
  localStorage.clear()
  await expect(call('my_requests')).rejects.toMatchObject({ name: 'RequestError', status: 401 })
  expect(calls).toEqual([])
})
