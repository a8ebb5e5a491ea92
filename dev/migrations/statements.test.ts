import { expect, it } from 'vitest'
import { effectsOf } from './statements.ts'

it('says what a migration adds, changes and removes', () => {
  const text = `set local lock_timeout = '2s';
    -- Drop nothing here.
    create table public.a (
      id int
    );
    create index concurrently if not exists b on public.a (id);
    alter table public.a add column c int;
    grant select on public.a to authenticated;
    create or replace function public.f() returns void language sql as $$ delete from public.a; $$;
    alter table public.a alter column c set not null;
    update public.a set c = 1;
    alter table public.a drop column c;
    drop function public.g(text);
    delete from public.a;`
  expect(effectsOf(text)).toEqual({
    adds: [
      'create table public.a (',
      'create index concurrently if not exists b on public.a (id)',
      'alter table public.a add column c int',
      'grant select on public.a to authenticated',
    ],
    changes: [
      'create or replace function public.f() returns void language sql as $$ delete from public.a; $$',
      'alter table public.a alter column c set not null',
      'update public.a set c = 1',
    ],
    removes: [
      'alter table public.a drop column c',
      'drop function public.g(text)',
      'delete from public.a',
    ],
  })
})
