import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/app/tokens.css', 'utf8')

function readTheme(selector: ':root' | '.dark') {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}', 1)[0] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['background', 'card', 'raised', 'muted']
const inks = [
  'foreground',
  'muted-foreground',
  'accent',
  'destructive-text',
  'success',
  'info',
  'violet',
]

const textPairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-hover'],
  ['destructive-foreground', 'destructive'],
] as const

/** Borders of fields and the focus ring: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const shapePairs = ['input', 'ring', 'destructive-text'].flatMap((shape) =>
  ['background', 'card', 'raised'].map((ground) => [shape, ground] as const),
)

describe.each([':root', '.dark'] as const)('the tokens of %s', (selector) => {
  const theme = readTheme(selector)
  const between = (one: string, other: string) => {
    const [first, second] = [theme.get(one), theme.get(other)]
    if (!first || !second) throw new Error(`no token ${first ? other : one}`)
    return contrast(first, second)
  }

  it.each(textPairs)('read %s on %s', (ink, ground) => {
    expect(between(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('show %s on %s', (shape, ground) => {
    expect(between(shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('gives both themes the same tokens', () => {
  expect([...readTheme('.dark').keys()]).toEqual([...readTheme(':root').keys()])
})
