import { describe, expect, it } from 'vitest'
import { idsIn, referencesIn, substituteId } from './message-ids.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('idsIn', () => {
  it.each<[string, string[]]>([
    ['<a@b>', ['<a@b>']],
    ['  <CAF+=_1.2@mail.client.example>\r\n', ['<CAF+=_1.2@mail.client.example>']],
    ['<a@b>\r\n\t<c@d><e@f>', ['<a@b>', '<c@d>', '<e@f>']],
    ['"Письмо от вторника" <a@b>', ['<a@b>']],
    ['<no-domain>', ['<no-domain>']],
    ['a@b', ['<a@b>']],
    ['a@b c@d', []],
    ['<a b@c>', []],
    ['<письмо@почта.рф>', []],
    ['<a@b', []],
    ['<>', []],
    ['', []],
    [`<${'x'.repeat(996)}>`, [`<${'x'.repeat(996)}>`]],
    [`<${'x'.repeat(997)}>`, []],
    [`${'x'.repeat(997)}@y`, []],
  ])('finds in %j: %j', (header, ids) => {
    expect(idsIn(header)).toEqual(ids)
  })

  // Searching again from each of them would exceed the test's timeout.
  it('comes to the end of a megabyte of brackets', () => {
    expect(idsIn('<'.repeat(1_000_000))).toEqual([])
  })
})

describe('referencesIn', () => {
  const ids = Array.from({ length: 200 }, (_, i) => `<${i}@client.example>`)

  it('keeps the first, which is the thread’s, and the latest of very many', () => {
    const kept = referencesIn(ids.join('\r\n '))
    expect(kept).toHaveLength(30)
    expect(kept[0]).toBe(ids[0])
    expect(kept.slice(1)).toEqual(ids.slice(-29))
  })

  it('keeps all of a few, once each', () => {
    expect(referencesIn(ids.slice(0, 30).join(' '))).toEqual(ids.slice(0, 30))
    expect(referencesIn('<a@b> <c@d> <a@b>')).toEqual(['<a@b>', '<c@d>'])
  })
})

it('makes one id of one mail that has none, and another of another', async () => {
  const id = await substituteId(bytes('a'))
  expect(id).toMatch(/^<[0-9a-f]{64}@unnamed\.invalid>$/)
  expect(await substituteId(bytes('a'))).toBe(id)
  expect(await substituteId(bytes('b'))).not.toBe(id)
})
