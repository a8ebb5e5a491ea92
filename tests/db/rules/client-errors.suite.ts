import { afterEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

/** Errors of visitors' browsers: counted, and never a long list. */
export function clientErrorsSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const error = {
    name: 'TypeError',
    message: '…',
    place: 'a.js:1:2',
    page: '/',
    browser: 'Safari 16',
  }
  const report = (errors: (typeof error)[]) =>
    getWorld().clients.service.rpc('report_client_errors', { errors }).throwOnError()
  const stored = (where = 'true') =>
    getWorld().api.sql(`
      select name, message, place, page, browser, times::int as times from public.client_errors
      where ${where} order by times desc, place`)

  it('are counted by class, message and place, once a report, with where they were seen last', async () => {
    await report([error, error, { ...error, place: 'a.js:1:3' }])
    await report([{ ...error, page: '/about', browser: 'Chrome 119' }])
    expect(await stored(`place like 'a.js%'`)).toEqual([
      { ...error, page: '/about', browser: 'Chrome 119', times: 2 },
      { ...error, place: 'a.js:1:3', times: 1 },
    ])
  })

  it('stay a short list: the oldest make room, and those of a season ago go', async () => {
    await getWorld().api.sql(`update public.client_errors set last_at = now() - interval '89 days'`)
    await report([error])
    expect(await stored()).toHaveLength(2)
    await getWorld().api.sql(
      `update public.client_errors set last_at = now() - interval '91 days' where place <> 'a.js:1:2'`,
    )
    await report([error])
    expect(await stored()).toHaveLength(1)
    for (let line = 1; line < 220; line += 20) {
      await report(
        Array.from({ length: 20 }, (_, i) => ({ ...error, place: `b.js:${line + i}:1` })),
      )
    }
    expect(await stored()).toHaveLength(200)
    expect(await stored(`place = 'a.js:1:2'`)).toEqual([])
  })
}
