import { afterEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

/** Browsers' reports on the site's policy: counted, and never a long list. */
export function cspViolationsSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const report = (violations: { directive: string; blocked: string }[]) =>
    getWorld().clients.service.rpc('report_csp_violations', { violations }).throwOnError()
  const stored = (where = 'true') =>
    getWorld().api.sql(`
      select directive, blocked, times::int as times from public.csp_violations
      where ${where} order by directive, blocked`)

  it('are counted by rule and origin, once a report', async () => {
    const image = { directive: 'img-src', blocked: 'https://evil.example' }
    await report([image, image, { directive: 'script-src-elem', blocked: 'inline' }])
    await report([image])
    expect(await stored()).toEqual([
      { ...image, times: 2 },
      { directive: 'script-src-elem', blocked: 'inline', times: 2 },
    ])
  })

  it('stay a short list: the oldest make room, and those of a season ago go', async () => {
    await getWorld().api.sql(
      `update public.csp_violations set last_at = now() - interval '89 days'`,
    )
    await report([{ directive: 'img-src', blocked: 'data:' }])
    expect(await stored()).toHaveLength(2)
    await getWorld().api.sql(
      `update public.csp_violations set last_at = now() - interval '91 days' where directive = 'script-src-elem'`,
    )
    await report([{ directive: 'img-src', blocked: 'data:' }])
    expect(await stored()).toHaveLength(1)
    for (let origin = 0; origin < 220; origin += 20) {
      await report(
        Array.from({ length: 20 }, (_, i) => ({
          directive: 'connect-src',
          blocked: `https://a${origin + i}.example`,
        })),
      )
    }
    expect(await stored()).toHaveLength(200)
    expect(await stored(`directive = 'img-src'`)).toEqual([])
  })
}
