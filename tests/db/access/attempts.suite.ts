import { describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { emailAttempts, roleAttempts } from './attempts.ts'
import { attempt } from './outcome.ts'

/** Named attacks beside near misses. */
export function attemptsSuite(getWorld: () => World): void {
  for (const { as, what, act, outcome, look } of [...roleAttempts, ...emailAttempts]) {
    it(`${as} ${what}: ${outcome}`, async () => {
      const world = getWorld()
      const check = (after: World['baseline']) => look?.(after, world)
      expect(await attempt(world, () => act(world), check)).toBe(outcome)
    })
  }

  describe('roundabout reads', () => {
    it('shows a user nothing through a count', async () => {
      const { clients } = getWorld()
      const { count } = await clients.user
        .from('emails')
        .select('*', { count: 'exact', head: true })
      expect(count).toBe(0)
      const staff = await clients.staff.from('emails').select('*', { count: 'exact', head: true })
      expect(staff.count).toBe(3)
    })

    it('shows a user no role but their own inside the profiles', async () => {
      const { clients, accounts } = getWorld()
      const { data } = await clients.user.from('profiles').select('user_id, user_roles(role)')
      expect(data).toEqual([{ user_id: accounts.user.id, user_roles: { role: 'user' } }])
    })

    it('shows an admin every person with the role nested', async () => {
      const { clients, accounts } = getWorld()
      const { data } = await clients.admin
        .from('profiles')
        .select('id, user_id, email, full_name, created_at, user_roles(role)')
      expect(data).toHaveLength(Object.keys(accounts).length)
      expect(data).toContainEqual(
        expect.objectContaining({
          user_id: accounts.staff.id,
          full_name: 'staff',
          user_roles: { role: 'staff' },
        }),
      )
    })

    it.each(['anonymous', 'user', 'staff', 'admin', 'service'] as const)(
      'shows %s nothing of the accounts',
      async (actor) => {
        const { error } = await getWorld().clients[actor].schema('auth').from('users').select()
        expect(error?.code).toBe('PGRST106')
      },
    )
  })
}
