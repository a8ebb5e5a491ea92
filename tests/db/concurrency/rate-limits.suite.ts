import { expect, it } from 'vitest'
import type { Sessions } from '../support/sessions.ts'

/** `refused`: whether the client is over its limit of one hit a minute. */
const hit = (client: string) => `select public.count_hit('lead', '${client}', 1, 60) > 0 as refused`

const accepted = [{ refused: false }]
const refused = [{ refused: true }]

/** Hits that are counted at the same moment. */
export function rateLimitsSuite({ run, inTurn, sideBySide }: Sessions): void {
  const addExpiredWindow = () =>
    run(`insert into private.rate_limits values ('lead', 'a', 9, now() - interval '1 second')`)
  const counted = () =>
    run('select client_hash, hits from private.rate_limits order by client_hash')

  it('counts both hits of a new client', async () => {
    expect(await inTurn(hit('a'), hit('a'))).toEqual([accepted, refused])
  })

  it('counts both hits of a client whose window has ended', async () => {
    await addExpiredWindow()
    expect(await inTurn(hit('a'), hit('a'))).toEqual([accepted, refused])
    expect(await counted()).toEqual([{ client_hash: 'a', hits: 2 }])
  })

  it('does not wait for a client whose window is being renewed', async () => {
    await addExpiredWindow()
    expect(await sideBySide(hit('a'), hit('b'))).toEqual([accepted, accepted])
    expect(await counted()).toEqual([
      { client_hash: 'a', hits: 1 },
      { client_hash: 'b', hits: 1 },
    ])
  })

  it('prunes without waiting for such a client, and keeps its window', async () => {
    await addExpiredWindow()
    await sideBySide(hit('a'), 'select private.prune_old_data()')
    expect(await counted()).toEqual([{ client_hash: 'a', hits: 1 }])
  })

  it('counts both mails to one recipient, and prunes what it counted without a deadlock', async () => {
    const mail = `select private.may_get('account_invitation', 'a@client.example') as may`
    expect(await inTurn(mail, mail)).toEqual([[{ may: true }], [{ may: true }]])
    await run(`update private.rate_limits set window_ends_at = now() - interval '1 second'`)
    await sideBySide(mail, 'select private.prune_old_data()')
    expect((await counted()).map(({ hits }) => hits)).toEqual([1])
  })
}
