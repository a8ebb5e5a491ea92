import { expect, it } from 'vitest'
import { compareMigrations, migrationHash, type Migration } from './migrations.ts'

const migration = (version: string, text: string): Migration => ({
  version,
  name: 'change',
  file: `${version}_change.sql`,
  text,
})
const first = migration('1', 'create table a (id int);')
const second = migration('2', 'drop table a;')
const applied = (...migrations: Migration[]) =>
  migrations.map(({ version, text }) => ({ version, hash: migrationHash(text) }))

it('tells what a database lacks, what it has besides, and what it has with another text', () => {
  const none = { pending: [], unknown: [], edited: [] }
  const both = [first, second]
  expect(compareMigrations(applied(...both), both)).toEqual(none)
  expect(compareMigrations([], both)).toEqual({ ...none, pending: both })
  expect(compareMigrations(applied(second), both)).toEqual({ ...none, pending: [first] })
  expect(compareMigrations(applied(...both), [first])).toEqual({ ...none, unknown: ['2'] })
  const edited = migration('1', 'create table a (id bigint);')
  expect(compareMigrations(applied(...both), [edited, second])).toEqual({
    ...none,
    edited: [edited],
  })
})

it('takes no other comments or white space for another text', () => {
  const said = migration(
    '1',
    '-- A table; the first.\n\ncreate table a (\r\n\tid int -- its id\n);\n',
  )
  expect(migrationHash(said.text)).toBe(migrationHash(first.text))
})
