import { expect, it, vi } from 'vitest'

it('adds the letters that visitors type in Kyrgyz to the typeface', async () => {
  vi.resetModules()
  const added: object[] = []
  vi.stubGlobal(
    'FontFace',
    class {
      readonly made: unknown[]
      constructor(...made: unknown[]) {
        this.made = made
      }
    },
  )
  Object.assign(document, { fonts: { add: (face: object) => added.push(face) } })
  const { moreLetters } = await import('./more-letters')
  const style = expect.objectContaining({ unicodeRange: moreLetters })
  expect(added).toEqual([{ made: ['Brand', expect.stringContaining('cyrillic-ext'), style] }])
  const ranges = moreLetters.split(', ').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16)),
  )
  for (const letter of 'өӨүҮңҢ') {
    const code = letter.codePointAt(0) ?? 0
    expect(ranges.some(([from = 0, to = 0]) => from <= code && code <= to)).toBe(true)
  }
  Reflect.deleteProperty(document, 'fonts')
  vi.unstubAllGlobals()
})
