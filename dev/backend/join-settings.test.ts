import { PGlite } from '@supabase/lite/pglite'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { listMigrations } from '../migrations/migrations.ts'
import { joinSettings } from './join-settings.ts'

const driver = new PGlite()
const { query, exec } = driver

let endTransaction: () => Promise<void>

beforeEach(() => {
  Object.assign(driver, { query: vi.fn(query.bind(driver)), exec: vi.fn(exec.bind(driver)) })
  endTransaction = joinSettings(driver)
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

it('begins and makes all settings in one message, before the first statement of another kind', async () => {
  await driver.query('BEGIN')
  await set('role', 'pg_monitor')
  await driver.query('SET LOCAL ROLE "pg_monitor"')
  await set('request.jwt.claim.sub', "o'neill \\' $1")
  await driver.query(`SELECT set_config('response.status', '', true)`)
  await set('request.path', '/rpc/leads')
  expect(driver.exec).not.toHaveBeenCalled()
  expect(await setting('request.jwt.claim.sub')).toBe("o'neill \\' $1")
  expect(driver.exec).toHaveBeenCalledOnce()
  expect(await setting('role')).toBe('pg_monitor')
  expect(await setting('request.path')).toBe('/rpc/leads')
  await driver.query('COMMIT')
  expect(await setting('role')).toBe('none')
  expect(await setting('request.path')).toBe('')
})

it('takes back what a transaction did that is rolled back', async () => {
  await driver.exec('create table kept (id integer)')
  await driver.query('BEGIN')
  await driver.query('insert into kept values (1)')
  await driver.query('ROLLBACK')
  await driver.query('BEGIN')
  await driver.query('insert into kept values (2)')
  await driver.query('COMMIT')
  expect((await driver.query('select id from kept')).rows).toEqual([{ id: 2 }])
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

it('ends a transaction that a request has left open, failed or not, and forgets its settings', async () => {
  await driver.query('BEGIN')
  await expect(driver.query('select 1 / 0')).rejects.toThrow('division by zero')
  await endTransaction()
  expect((await driver.query('select 1 one')).rows).toEqual([{ one: 1 }])
  await driver.query('BEGIN')
  await set('role', 'stranger')
  await endTransaction()
  expect(await setting('role')).toBe('none')
})

it('overlooks no wish of ours: no migration sets the status or the headers of an answer', () => {
  const texts = listMigrations().map(({ text }) => text)
  expect(texts.filter((text) => /response\.(status|headers)/.test(text))).toEqual([])
})
