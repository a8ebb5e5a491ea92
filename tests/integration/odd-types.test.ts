import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type EmbeddedSupabase, startSupabase } from '../../dev/backend/supabase.ts'
import { sample } from '../support/scope.ts'

const siteUrl = 'http://127.0.0.1:5998'
const [publishableKey, secretKey] = ['sb_publishable_odd', 'sb_secret_odd']
let supabase: EmbeddedSupabase

beforeAll(async () => {
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  supabase = await startSupabase({
    database: { kind: 'pglite', folder: 'memory://' },
    storageFolder: 'unused',
    siteUrl,
    publishableKey,
    secretKey,
    jwtSecret: 'only for this test run, and long enough',
    mailPauseMs: 0,
    sendEmail: async () => undefined,
  })
})
afterAll(() => supabase.close())
// Lite prints each refusal of the database.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** What a filter compares with. */
const oddOperands = ['-1', '{', '{}', '(', '(1,"', '{"a":1}', '[1,2)', '%00', '%ED%A0%80', 'x']

/** JSON, because it is what arrives: some of it no JavaScript value is written as. */
const oddValues = [
  ...[
    '-1',
    '1e400',
    'true',
    '{}',
    '[]',
    '"x"',
    '{"length":-1000}',
    '{"length":5}',
    '{"toString":1}',
  ],
  ...['[[1],2]', '[{"length":-12}]', '[true,"\\u0000"]', '"\\u0000"', '"\\ud800"', '["\\udfff"]'],
]

async function ask(method: string, path: string, body?: string, apikey = publishableKey) {
  const answer = await supabase.fetch(
    new Request(`${siteUrl}${path}`, {
      method,
      headers: { apikey, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    }),
  )
  return { status: answer.status, text: await answer.text() }
}

let asked = 0
const failures: string[] = []

/** Asks, and then for others: each time a query of the functions, every tenth time Auth. */
async function expectAnswered(method: string, path: string, body?: string) {
  const { status, text } = await ask(method, path, body)
  const question = `${method} ${path.slice(0, 200)} ${body?.slice(0, 200) ?? ''}`
  if (status >= 500) failures.push(`${question}: ${status} ${text.slice(0, 200)}`)
  const others = await ask('GET', '/rest/v1/profiles?limit=1', undefined, secretKey)
  if (others.status !== 200) failures.push(`others after ${question}: ${others.text}`)
  asked += 1
  if (asked % 10 !== 0) return
  const signIn = JSON.stringify({ email: 'nobody@company.kg', password: 'a password' })
  const { text: refusal } = await ask('POST', '/auth/v1/token?grant_type=password', signIn)
  if (!refusal.includes('Invalid login')) failures.push(`sign-in after ${question}: ${refusal}`)
}

const all = (names: readonly string[], value: string) =>
  `{${names.map((name) => `${JSON.stringify(name)}:${value}`).join()}}`

it('every function answers to every odd argument, and others are served', async () => {
  failures.length = 0
  const functions = await supabase.sql<{ name: string; names: string[] | null; arrays: number[] }>(
    `select proname name, proargnames[1:pronargs] names,
       (select coalesce(array_agg(place::int), '{}') from unnest(proargtypes) with ordinality args (type, place)
        join pg_type on pg_type.oid = args.type where typcategory = 'A') arrays
     from pg_proc where pronamespace = 'public'::regnamespace and pronargs > 0 and prokind = 'f'`,
  )
  expect(functions.length).toBeGreaterThan(50)
  for (const { name, names, arrays } of functions) {
    const path = `/rest/v1/rpc/${name}`
    for (const value of sample(oddValues, 8)) {
      await expectAnswered('POST', path, all(names ?? [], value))
      // One odd array after others that are right: what the writer has begun with them stays.
      for (const place of arrays) {
        const parts = (names ?? []).map(
          (argument, index) =>
            `${JSON.stringify(argument)}:${index === place - 1 ? value : 'null'}`,
        )
        await expectAnswered('POST', path, `{${parts.join()}}`)
      }
    }
  }
  expect(failures).toEqual([])
}, 180_000)

it('every table answers to odd values and filters, and others are served', async () => {
  failures.length = 0
  const tables = await supabase.sql<{ name: string; columns: string[] }>(
    `select table_name name, array_agg(column_name::text) columns from information_schema.columns
     where table_schema = 'public' group by table_name`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { name, columns } of tables) {
    const path = `/rest/v1/${name}`
    for (const value of sample(oddValues, 8)) {
      await expectAnswered('POST', path, all(columns, value))
      await expectAnswered('PATCH', `${path}?${columns[0]}=is.null`, all(columns, value))
    }
    for (const operator of ['eq', 'in', 'cs', 'ov', 'is', 'fts', 'sl']) {
      for (const value of sample(oddOperands, 8)) {
        const filters = columns.map((column) => `${column}=${operator}.${value}`)
        await expectAnswered('GET', `${path}?${filters.join('&')}`)
      }
    }
  }
  expect(failures).toEqual([])
}, 180_000)

it('Auth answers to odd bodies, and others are served', async () => {
  failures.length = 0
  for (const value of oddValues) {
    for (const path of ['signup', 'token?grant_type=password', 'token?grant_type=refresh_token']) {
      const names = ['email', 'password', 'data', 'refresh_token', 'phone']
      await expectAnswered('POST', `/auth/v1/${path}`, all(names, value))
    }
    for (const path of ['verify', 'recover', 'resend', 'otp']) {
      await expectAnswered(
        'POST',
        `/auth/v1/${path}`,
        all(['type', 'token_hash', 'email', 'token'], value),
      )
    }
  }
  expect(failures).toEqual([])
}, 180_000)
