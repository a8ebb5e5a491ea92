import { PGlite } from '@supabase/lite/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkParameters } from './parameters.ts'

const driver = new PGlite()
beforeAll(async () => {
  await driver.exec(`create type mood as enum ('good'); create domain short as text`)
  checkParameters(driver)
})
afterAll(() => driver.close())

const echo = async (type: string, value: unknown) =>
  (await driver.query<{ value: unknown }>(`select $1::${type} value`, [value])).rows[0]?.value

it.each([
  ['text', 'a', 'a'],
  ['text', 5, '5'],
  ['integer', 5, 5],
  ['integer', '5', 5],
  ['boolean', true, true],
  ['boolean', 'true', true],
  ['text[]', ['a', 'b"\\'], ['a', 'b"\\']],
  ['text[]', '{a,b}', ['a', 'b']],
  ['integer[]', [[1], [2]], [[1], [2]]],
  ['jsonb', { a: [1] }, { a: [1] }],
  ['jsonb', '[1]', [1]],
  ['timestamptz', '2026-01-01T00:00:00Z', new Date('2026-01-01')],
  ['bytea', new Uint8Array([1, 255]), new Uint8Array([1, 255])],
  ['mood', 'good', 'good'],
  ['mood[]', '{good}', '{good}'],
  ['short', 'a', 'a'],
  ['uuid', null, null],
])('passes on to %s the value %j', async (type, value, stored) => {
  expect(await echo(type, value)).toEqual(stored)
})

it.each([
  ...[-1, 5, true, {}, { length: -1000 }, { length: 5 }, { toString: 1 }].map((odd) => [
    'text[]',
    odd,
  ]),
  ...[[{}], [true], [{ length: -12 }], [[1], 2]].map((odd) => ['integer[]', odd]),
  ...[{}, true, [1]].map((odd) => ['text', odd]),
  ...[{}, [true]].map((odd) => ['uuid', odd]),
  ['mood', { toString: 1 }],
  ['mood[]', 5],
  ['text', '\ud800'],
  ['text', 'a\u0000'],
])('takes for %s no %j, and serves the next one', async (type, value) => {
  await expect(echo(String(type), value)).rejects.toThrow()
  expect(await echo('text[]', ['next'])).toEqual(['next'])
})
