import { expect, it } from 'vitest'
import { sample } from '../../support/scope.ts'
import type { World } from '../support/world.ts'

/** What strangers send, as long as a mail can be, by SQL that makes n characters of it. */
const texts: Readonly<Record<string, string>> = {
  'one address': `left(repeat('dana@client.example ', n / 20), n)`,
  'one address without spaces': `left(repeat('dana@client.example', n / 19), n)`,
  'links with the address': `left(repeat('https://a.example/dana@client.example?q=dana%40client.example&', n / 62), n)`,
  'other addresses': `(select string_agg('x' || i || '@client.example', '') from generate_series(1, n / 20) i)`,
  'one letter': `repeat('a', n)`,
  'one wide letter': `repeat('ж', n)`,
  'marks that addresses may have': `left(repeat('a!#$%&', n / 6), n)`,
  'marks on one letter': `'e' || left(repeat(U&'\\0301\\0327', n / 2), n)`,
  slashes: `'https:' || repeat('/', n)`,
  'a message at the end': `repeat('1 ', n / 2) || 'dana@client.example'`,
  digits: `(select string_agg('+996 555 ' || (100000 + i), ' ') from generate_series(1, n / 16) i)`,
}

/** Steps that work on what somebody else has written. */
const steps: Readonly<Record<string, string>> = {
  'taking an address out': `private.without_addresses(written, array['dana@client.example', 'dana@else.example'])`,
  cleaning: `private.clean_text(written)`,
  'pairs of letters': `private.pairs(left(written, length(written) / 4))`,
  'words to search for': `(private.searchable(jsonb_populate_record(null::public.emails,
    jsonb_build_object('subject', left(written, 500), 'body', written)))).words`,
}

/** The time of a step grows with the text, not with its square: what a stranger sends costs what it is worth. */
export function linearTimeSuite(getWorld: () => World): void {
  /** The shortest of some runs, in milliseconds: other work on the machine only adds to it. */
  async function timeOf(step: string, text: string, n: number): Promise<number> {
    const [row] = await getWorld().api.sql<{ ms: number }>(`
      select min(ms)::float8 as ms from (
        select extract(epoch from clock_timestamp() - began) * 1000 as ms
        from generate_series(1, 3) run,
          lateral (select clock_timestamp() + run * interval '0' as began) started,
          lateral (select ${text} as written from (select ${n} + 0 * run as n) size where began is not null) input,
          lateral (select ${step} as done where written is not null offset 0) work
        where done is not null
      ) runs`)
    return row?.ms ?? NaN
  }

  const cases = Object.keys(steps).flatMap((step) => Object.keys(texts).map((text) => [step, text]))
  it.each(sample(cases, 6))('%s: %s', async (step = '', text = '') => {
    const [work = '', words = ''] = [steps[step], texts[text]]
    const [short, long] = [await timeOf(work, words, 10_000), await timeOf(work, words, 80_000)]
    // Eight times as long: 8 if it is linear, 64 if it is quadratic. Below 5 ms other work on the machine decides.
    expect(long / Math.max(short, 5)).toBeLessThan(24)
  })
}
