import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

/** The budget of language models: reserved before they are called, shared by the clients of a day. */
export function llmBudgetSuite(getWorld: () => World): void {
  beforeEach(() => getWorld().api.sql('delete from private.llm_spending'))
  afterEach(() => getWorld().restore())

  const answer = (number: number) =>
    `00000000-0000-4000-8000-00000000${String(number).padStart(4, '0')}`
  const reserve = async (number: number, changes: Record<string, unknown> = {}) => {
    const { data } = await getWorld()
      .clients.service.rpc('reserve_llm_budget', {
        answer_id: answer(number),
        client_hash: 'a-client',
        tokens: 100,
        cost_micros: 10,
        tokens_per_day: 1000,
        client_percent: 100,
        lease_seconds: 60,
        ...changes,
      })
      .throwOnError()
    return data
  }
  const settle = (number: number, tokens: number, cost_micros = 0) =>
    getWorld()
      .clients.service.rpc('settle_llm_budget', { answer_id: answer(number), tokens, cost_micros })
      .throwOnError()
  const rows = () =>
    getWorld().api.sql(
      'select tokens::int, cost_micros::int, reserved_until from private.llm_spending order by id',
    )

  it('is reserved up to the last token, and no further', async () => {
    expect(await reserve(1, { tokens: 600 })).toBe('reserved')
    expect(await reserve(2, { tokens: 400 })).toBe('reserved')
    expect(await reserve(3, { tokens: 1 })).toBe('day_spent')
    expect(await rows()).toHaveLength(2)
  })

  it('is limited in money as well, if a limit is set', async () => {
    const dear = { cost_micros: 60, cost_micros_per_day: 100 }
    expect(await reserve(1, dear)).toBe('reserved')
    expect(await reserve(2, dear)).toBe('day_spent')
    expect(await reserve(2, { cost_micros: 60 })).toBe('reserved')
  })

  it('counts the actual use once it is known, above or below the reservation', async () => {
    await reserve(1, { tokens: 900 })
    await settle(1, 300, 7)
    expect(await rows()).toEqual([{ tokens: 300, cost_micros: 7, reserved_until: null }])
    expect(await reserve(2, { tokens: 700 })).toBe('reserved')
    await settle(2, 900)
    expect(await reserve(3, { tokens: 1 })).toBe('day_spent')
  })

  it('raises what an answer has reserved, without counting it twice', async () => {
    await reserve(1, { tokens: 500 })
    expect(await reserve(1, { tokens: 900 })).toBe('reserved')
    expect(await rows()).toMatchObject([{ tokens: 900 }])
    expect(await reserve(1, { tokens: 1001 })).toBe('day_spent')
    expect(await rows()).toMatchObject([{ tokens: 900 }])
  })

  it('regains the reservation of a crashed worker', async () => {
    await reserve(1, { tokens: 1000, lease_seconds: 0 })
    expect(await reserve(2, { tokens: 1000 })).toBe('reserved')
  })

  it('starts over each day, and forgets the day’s clients', async () => {
    await reserve(1, { tokens: 1000 })
    await getWorld().api.sql('update private.llm_spending set day = day - 1')
    expect(await reserve(2, { tokens: 1000 })).toBe('reserved')
    expect(await rows()).toHaveLength(1)
    await getWorld().api.sql('update private.llm_spending set day = day - 1')
    await getWorld().api.sql('select private.prune_old_data()')
    expect(await rows()).toEqual([])
  })

  describe('in a pause', () => {
    beforeEach(() => getWorld().api.sql('delete from private.llm_pause'))
    afterEach(() => getWorld().api.sql('delete from private.llm_pause'))
    const pause = (number: number, pause_seconds: number) =>
      getWorld()
        .clients.service.rpc('settle_llm_budget', {
          answer_id: answer(number),
          tokens: 0,
          cost_micros: 0,
          pause_seconds,
        })
        .throwOnError()

    it('refuses reservations until it is over', async () => {
      await reserve(1)
      await pause(1, 60)
      expect(await reserve(2, { client_hash: 'another' })).toBe('paused')
      await getWorld().api.sql('update private.llm_pause set until = now()')
      expect(await reserve(2)).toBe('reserved')
    })

    it('is neither ended nor shortened by an answer under way', async () => {
      await reserve(1)
      await reserve(2)
      await pause(1, 3600)
      await settle(2, 10)
      await pause(2, 1)
      const lasting = `select from private.llm_pause where until > now() + interval '50 minutes'`
      expect(await getWorld().api.sql(lasting)).toHaveLength(1)
      expect(await reserve(3)).toBe('paused')
    })
  })

  describe('of one client', () => {
    const share = { client_percent: 10 }

    it('is limited to its share, beside the shares of others', async () => {
      expect(await reserve(1, share)).toBe('reserved')
      expect(await reserve(2, { ...share, tokens: 1 })).toBe('client_spent')
      expect(await reserve(3, { ...share, client_hash: 'another' })).toBe('reserved')
    })

    it('is limited to its share of the money as well', async () => {
      const dear = { ...share, tokens: 1, cost_micros: 60, cost_micros_per_day: 1000 }
      expect(await reserve(1, dear)).toBe('reserved')
      expect(await reserve(2, dear)).toBe('client_spent')
    })
  })
}
