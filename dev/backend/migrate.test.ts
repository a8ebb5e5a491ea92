import { expect, it } from 'vitest'
import { runsAlone } from './migrate.ts'

it.each([
  'create index concurrently leads_phone on public.leads (phone);',
  '-- A large table.\n/* Slow. */\nCREATE UNIQUE INDEX\n  CONCURRENTLY a on public.leads (id);',
  'select 1;\ndrop index concurrently if exists public.a;',
  'reindex (verbose) table concurrently public.leads;',
])('runs each statement of %j by itself', (text) => {
  expect(runsAlone({ text })).toBe(true)
})

it.each([
  'create index a on public.leads (id);',
  '-- create index concurrently would take longer.\ncreate index a on public.leads (id);',
  "comment on index a is 'drop index concurrently a';",
  "create function a() returns text language plpgsql as $$ begin\n  -- Also concurrently.\n  return 'create index concurrently';\nend $$;",
])('runs %j in one transaction', (text) => {
  expect(runsAlone({ text })).toBe(false)
})
