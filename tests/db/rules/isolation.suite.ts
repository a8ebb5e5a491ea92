import { expect, it } from 'vitest'
import type { World } from '../support/world.ts'

/** Requests that overlap keep their own roles: on PGlite all of them share one session. */
export function isolationSuite(getWorld: () => World): void {
  it('shows overlapping requests no more than their own role may see', async () => {
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
