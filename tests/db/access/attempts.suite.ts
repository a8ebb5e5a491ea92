import { describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { emailAttempts, roleAttempts } from './attempts.ts'
import { attempt } from './outcome.ts'

/** Attacks, and similar requests that must pass. */
export function attemptsSuite(getWorld: () => World): void {
  for (const { as, what, act, outcome, check } of [...roleAttempts, ...emailAttempts]) {
    it(`${as} ${what}: ${outcome}`, async () => {
      const world = getWorld()
      const checkRows = (after: World['baseline']) => check?.(after, world)
      expect(await attempt(world, () => act(world), checkRows)).toBe(outcome)
    })
  }

  describe('indirect reads', () => {
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

  // On PGlite all requests share one session.
  it('shows overlapping requests only what their own role may see', async () => {
    const { clients } = getWorld()
    const seen = {
      anonymous: new Set<number>(),
      user: new Set<number>(),
      service: new Set<number>(),
    }
    const read = async (actor: keyof typeof seen) => {
      const { data } = await clients[actor].from('emails').select('id')
      seen[actor].add(data?.length ?? 0)
    }
    const round = () => [read('service'), read('anonymous'), read('user')]
    for (let rounds = 0; rounds < 5; rounds += 1) {
      await Promise.all(Array.from({ length: 20 }, round).flat())
    }
    expect(seen).toEqual({
      anonymous: new Set([0]),
      user: new Set([0]),
      service: new Set([3]),
    })
  })
}
