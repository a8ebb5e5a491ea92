import { afterEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { chatIn } from './chat.ts'

/** How much one chat holds, and how much one address may say. */
export function chatLimitsSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const first = '00000000-0000-4000-8000-0000000000c1'
  const second = '00000000-0000-4000-8000-0000000000c2'

  it('fills a chat, and takes a message again that was not answered', async () => {
    const chat = chatIn(getWorld())
    await chat.say('Раз')
    await chat.take(first, { maxMessages: 2 })
    await chat.release(first)
    expect(await chat.take(second, { maxMessages: 2 })).toEqual({ outcome: 'session_full' })
    expect((await chat.take(first, { maxMessages: 2 })).outcome).toBe('taken')
    expect(await chat.messages()).toHaveLength(3)
  })

  it('counts an address over all of its chats, and no other address', async () => {
    const { snapshot } = getWorld()
    for (const name of ['cccccccc', 'dddddddd']) {
      await chatIn(getWorld(), name).take(first, { maxPerWindow: 2 })
    }
    const before = (await snapshot())['public.chat_sessions']
    const refused = await chatIn(getWorld(), 'eeeeeeee').take(first, { maxPerWindow: 2 })
    expect(refused).toMatchObject({ outcome: 'rate_limited' })
    expect((await snapshot())['public.chat_sessions']).toEqual(before)
    const { retryAfterSeconds = 0 } = 'retryAfterSeconds' in refused ? refused : {}
    expect(retryAfterSeconds).toBeGreaterThan(50)
    expect(retryAfterSeconds).toBeLessThanOrEqual(60)
    const other = await chatIn(getWorld(), 'eeeeeeee').take(first, {
      maxPerWindow: 2,
      clientHash: 'another-client',
    })
    expect(other.outcome).toBe('taken')
  })

  it('keeps nothing of an address in the chat', async () => {
    const { snapshot } = getWorld()
    await chatIn(getWorld()).take(first, { clientHash: 'an-address' })
    const { 'private.rate_limits': counted, ...rest } = await snapshot()
    expect(JSON.stringify(counted)).toContain('an-address')
    expect(JSON.stringify(rest)).not.toContain('an-address')
  })
}
