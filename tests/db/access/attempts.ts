import { expect } from 'vitest'
import type { PostgrestError } from '@supabase/supabase-js'
import type { Actor } from '../support/actors.ts'
import type { Snapshot } from '../support/snapshot.ts'
import type { World } from '../support/world.ts'
import type { Outcome } from './outcome.ts'

/** An attack, or a similar legitimate request, which must pass. */
export interface Attempt {
  as: Actor
  what: string
  act: (world: World) => PromiseLike<{ error: PostgrestError | null }>
  outcome: Outcome
  check?: (after: Snapshot, world: World) => void
}

const roleOf = (after: Snapshot, userId: string) =>
  after['public.user_roles']?.filter((row) => row.user_id === userId).map((row) => row.role)

const emailRow = (after: Snapshot, world: World) =>
  after['public.emails']?.find((row) => row.id === world.ids.email)

export const roleAttempts: Attempt[] = [
  {
    as: 'user',
    what: 'promotes themselves by a role nested in their profile',
    act: ({ clients, accounts: { user } }) =>
      clients.user
        .from('profiles')
        .upsert(
          { user_id: user.id, email: user.email, user_roles: [{ role: 'admin' }] },
          { onConflict: 'user_id' },
        ),
    outcome: 'unchanged',
  },
  {
    as: 'user',
    what: 'hides an admin row behind a harmless one',
    act: ({ clients, accounts: { user, bystander } }) =>
      clients.user.from('user_roles').upsert(
        [
          { user_id: user.id, role: 'user' },
          { user_id: bystander.id, role: 'admin' },
        ],
        { onConflict: 'user_id', ignoreDuplicates: true },
      ),
    outcome: 'unchanged',
  },
  {
    as: 'user',
    what: 'repeats the role row of sign-up, ignoring duplicates',
    act: async ({ clients, accounts: { user } }) => {
      const answer = await clients.user
        .from('user_roles')
        .upsert(
          { user_id: user.id, role: 'user' },
          { onConflict: 'user_id', ignoreDuplicates: true },
        )
      expect(answer.error).toBeNull()
      return answer
    },
    outcome: 'unchanged',
  },
  {
    as: 'user',
    what: 'repeats the profile of sign-up, ignoring duplicates',
    act: async ({ clients, accounts: { user } }) => {
      const row = { user_id: user.id, email: user.email, full_name: 'user' }
      const answer = await clients.user
        .from('profiles')
        .upsert(row, { onConflict: 'user_id', ignoreDuplicates: true })
      expect(answer.error).toBeNull()
      return answer
    },
    outcome: 'unchanged',
  },
  {
    as: 'user',
    what: 'without a role row returns as admin',
    act: async ({ clients, accounts: { user } }) => {
      await clients.service.from('user_roles').delete().eq('user_id', user.id).throwOnError()
      const { error } = await clients.user
        .from('user_roles')
        .insert({ user_id: user.id, role: 'admin' })
      expect(error?.code).toBe('42501')
      return { error: null }
    },
    outcome: 'changed',
    check: (after, { accounts }) => expect(roleOf(after, accounts.user.id)).toEqual([]),
  },
  {
    as: 'user',
    what: 'without a role row returns as user',
    act: async ({ clients, accounts: { user } }) => {
      await clients.service.from('user_roles').delete().eq('user_id', user.id).throwOnError()
      return clients.user.from('user_roles').insert({ user_id: user.id, role: 'user' })
    },
    outcome: 'changed',
    check: (after, { accounts }) => expect(roleOf(after, accounts.user.id)).toEqual(['user']),
  },
  {
    as: 'user',
    what: 'promotes themselves to staff by set_user_role',
    act: ({ clients, accounts: { user } }) =>
      clients.user.rpc('set_user_role', { target_user_id: user.id, new_role: 'staff' }),
    outcome: 'unchanged',
  },
  {
    as: 'staff',
    what: 'promotes themselves to admin by set_user_role',
    act: ({ clients, accounts: { staff } }) =>
      clients.staff.rpc('set_user_role', { target_user_id: staff.id, new_role: 'admin' }),
    outcome: 'unchanged',
  },
  {
    as: 'staff',
    what: 'deletes the role of a user',
    act: ({ clients, accounts: { bystander } }) =>
      clients.staff.from('user_roles').delete().eq('user_id', bystander.id),
    outcome: 'unchanged',
  },
  {
    as: 'admin',
    what: 'changes a role by delete and insert',
    act: async ({ clients, accounts: { bystander } }) => {
      await clients.admin.from('user_roles').delete().eq('user_id', bystander.id).throwOnError()
      return clients.admin.from('user_roles').insert({ user_id: bystander.id, role: 'staff' })
    },
    outcome: 'changed',
    check: (after, { accounts }) => expect(roleOf(after, accounts.bystander.id)).toEqual(['staff']),
  },
  {
    as: 'admin',
    what: 'gives a role to an unknown user',
    act: async ({ clients, ids }) => {
      const answer = await clients.admin.rpc('set_user_role', {
        target_user_id: ids.unused,
        new_role: 'staff',
      })
      expect(answer.error?.code).toBe('22023')
      return answer
    },
    outcome: 'unchanged',
  },
]

const updateEmail = (world: World, as: Actor, values: Record<string, unknown>) =>
  world.clients[as].from('emails').update(values).eq('id', world.ids.email)

export const emailAttempts: Attempt[] = [
  {
    as: 'staff',
    what: 'changes the body along with the status',
    act: (world) => updateEmail(world, 'staff', { status: 'completed', body: 'Другой текст' }),
    outcome: 'unchanged',
  },
  {
    as: 'staff',
    what: 'assigns an email to themselves and starts work',
    act: (world) =>
      updateEmail(world, 'staff', {
        assigned_to_user_id: world.accounts.staff.id,
        status: 'in_progress',
      }),
    outcome: 'changed',
    check: (after, world) =>
      expect(emailRow(after, world)).toMatchObject({
        assigned_to_user_id: world.accounts.staff.id,
        status: 'in_progress',
        processed: false,
      }),
  },
  {
    as: 'staff',
    what: 'assigns an email to an ordinary user',
    act: (world) =>
      updateEmail(world, 'staff', { assigned_to_user_id: world.accounts.bystander.id }),
    outcome: 'unchanged',
  },
  {
    as: 'service',
    what: 'assigns an email to an ordinary user',
    act: (world) =>
      updateEmail(world, 'service', { assigned_to_user_id: world.accounts.bystander.id }),
    outcome: 'unchanged',
  },
  {
    as: 'service',
    what: 'inserts an email assigned to an ordinary user',
    act: ({ clients, accounts }) =>
      clients.service
        .from('emails')
        .insert({ subject: 'Заявка', assigned_to_user_id: accounts.bystander.id }),
    outcome: 'unchanged',
  },
  {
    as: 'staff',
    what: 'assigns an email to an admin',
    act: (world) => updateEmail(world, 'staff', { assigned_to_user_id: world.accounts.admin.id }),
    outcome: 'changed',
  },
  {
    as: 'staff',
    what: 'gives an email an unknown status',
    act: (world) => updateEmail(world, 'staff', { status: 'deleted' }),
    outcome: 'unchanged',
  },
]
