import { expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import type { Sessions } from '../support/sessions.ts'

const reserve = (id: string, client: string, tokens = 600) => `
  select public.reserve_llm_budget('${id}', '${client}', ${tokens}, 0, 1000, 70, 60) as outcome`

const reserved = [{ outcome: 'reserved' }]

/** Simultaneous answers do not overrun the budget together. */
export function llmBudgetSuite({ run, inTurn }: Sessions): void {
  const sum = () => run('select sum(tokens)::int as tokens from private.llm_spending')

  it('two clients: the second is refused what the first has just reserved', async () => {
    expect(await inTurn(reserve(numbered(1), 'a'), reserve(numbered(2), 'b'))).toEqual([
      reserved,
      [{ outcome: 'day_spent' }],
    ])
    expect(await sum()).toEqual([{ tokens: 600 }])
  })

  it('one client twice: the share holds', async () => {
    expect(await inTurn(reserve(numbered(1), 'a', 400), reserve(numbered(2), 'a', 400))).toEqual([
      reserved,
      [{ outcome: 'client_spent' }],
    ])
    expect(await sum()).toEqual([{ tokens: 400 }])
  })

  it('two that fit: both are reserved', async () => {
    expect(await inTurn(reserve(numbered(1), 'a', 500), reserve(numbered(2), 'b', 500))).toEqual([
      reserved,
      reserved,
    ])
  })

  it('the first answer of a day, twice at once: yesterday is forgotten once', async () => {
    await run(reserve(numbered(3), 'a'))
    await run('update private.llm_spending set day = day - 1')
    await inTurn(reserve(numbered(1), 'a', 1), reserve(numbered(2), 'b', 1))
    expect(await sum()).toEqual([{ tokens: 2 }])
  })
}
