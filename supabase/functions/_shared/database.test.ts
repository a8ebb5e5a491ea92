import { expect, it } from 'vitest'
import { databaseError } from './database.ts'

it.each([
  ['no answer', 0, '', 'unavailable'],
  ['a gateway without a backend', 503, undefined, 'unavailable'],
  ['a slow backend', 504, undefined, 'unavailable'],
  ['PostgREST without a database', 503, 'PGRST000', 'unavailable'],
  ['a lost connection', 500, '08006', 'unavailable'],
  ['too many connections', 500, '53300', 'unavailable'],
  ['a database that starts', 500, '57P03', 'unavailable'],
  ['a database that takes no rows', 405, '25006', 'unavailable'],
  ['a broken check', 400, '23514', 'internal'],
  ['a wrong key', 401, '42501', 'internal'],
  ['a cancelled statement', 500, '57014', 'internal'],
  ['a function that is not there', 404, 'PGRST202', 'internal'],
  ['an error page', 500, undefined, 'internal'],
])('takes %s (%i %s) for %s', (_, status, code, expected) => {
  const failed = code === undefined ? { message: 'm' } : { code, message: 'm' }
  expect(databaseError({ status, error: failed }).code).toBe(expected)
})
