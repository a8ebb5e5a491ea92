import { afterEach, expect, it } from 'vitest'
import { retention } from '../../../src/content/retention.ts'
import type { World } from '../support/world.ts'

/** How far visitors get in the quiz, for a limited term. */
export function quizProgressSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  interface Report {
    step: number
    isSent?: boolean
  }
  const report = ({ step, isSent = false }: Report) =>
    getWorld()
      .clients.service.rpc('report_quiz_progress', {
        run_id: getWorld().ids.unused,
        step,
        is_sent: isSent,
      })
      .throwOnError()
  const stored = () =>
    getWorld().api.sql(`
      select furthest_step, is_sent from public.quiz_runs where id = '${getWorld().ids.unused}'`)

  it.each([
    ['in their order', [1, 2, 3], [{ furthest_step: 3, is_sent: false }]],
    ['late and twice', [3, 1, 2, 3], [{ furthest_step: 3, is_sent: false }]],
  ])('keeps the furthest step of reports that arrive %s', async (_, steps, kept) => {
    for (const step of steps) await report({ step })
    expect(await stored()).toEqual(kept)
  })

  it('stays sent, even if an earlier step is reported later', async () => {
    await report({ step: 8, isSent: true })
    await report({ step: 2 })
    expect(await stored()).toEqual([{ furthest_step: 8, is_sent: true }])
  })

  it('is deleted at the end of its term, not before', async () => {
    const { api, ids } = getWorld()
    const left = async (offset: string) => {
      await api.sql(`
        update public.quiz_runs
        set started_at = now() - interval '${retention.quizzes}' ${offset} where id = '${ids.quizRun}'`)
      await api.sql('select private.prune_old_data()')
      return (await api.sql('select from public.quiz_runs')).length
    }
    expect(await left(`+ interval '1 hour'`)).toBe(1)
    expect(await left('')).toBe(0)
  })
}
