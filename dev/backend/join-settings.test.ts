import { PGlite } from '@supabase/lite/pglite'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { joinSettings } from './join-settings.ts'

const driver = new PGlite()
let queries = vi.spyOn(driver, 'query')

beforeEach(() => {
  queries = vi.spyOn(driver, 'query')
  joinSettings(driver)
})

afterAll(() => driver.close())

const set = (name: string, value: string) =>
  driver.query(`SELECT set_config('${name}', $1, true)`, [value])

const setting = async (name: string) => {
  const { rows } = await driver.query<{ value: string }>('select current_setting($1, true) value', [
    name,
  ])
  return rows[0]?.value
}

it('makes one statement of all settings, before the next of another kind', async () => {
  await driver.query('BEGIN')
  queries.mockClear()
  await set('request.jwt.claim.sub', "o'neill")
  await set('request.path', '/rpc/leads')
  expect(await setting('request.jwt.claim.sub')).toBe("o'neill")
  expect(queries).toHaveBeenCalledTimes(2)
  expect(await setting('request.path')).toBe('/rpc/leads')
  await driver.query('COMMIT')
})

it('carries none into the next transaction', async () => {
  await driver.query('BEGIN')
  await set('request.path', '/rpc/leads')
  await driver.query('ROLLBACK')
  await driver.query('BEGIN')
  expect(await setting('request.path')).toBe('')
  await driver.query('ROLLBACK')
})

it('fails the statement that follows a setting which the database refuses', async () => {
  await driver.query('BEGIN')
  await set('role', 'stranger')
  await expect(driver.query('select 1')).rejects.toThrow('role "stranger" does not exist')
  await driver.query('ROLLBACK')
})
