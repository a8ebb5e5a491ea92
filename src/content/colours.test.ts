import { describe, expect, it } from 'vitest'
import { dark, light } from './colours.ts'

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

type Pair = readonly [over: keyof typeof light, under: keyof typeof light]

const pairs = (
  overs: readonly (keyof typeof light)[],
  unders: readonly (keyof typeof light)[],
): Pair[] => overs.flatMap((over) => unders.map((under): Pair => [over, under]))

const grounds = ['background', 'card', 'raised', 'muted'] as const
const inks = [
  'foreground',
  'mutedForeground',
  'accent',
  'destructiveText',
  'success',
  'info',
  'violet',
] as const

const textPairs: Pair[] = [
  ...pairs(inks, grounds),
  ...pairs(['primaryForeground'], ['primary', 'primaryHover']),
  ['destructiveForeground', 'destructive'],
]

/** Borders of fields and the focus ring: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const shapePairs = pairs(['input', 'ring', 'destructiveText'], ['background', 'card', 'raised'])

describe.each(Object.entries({ light, dark }))('the colours of %s', (_, theme) => {
  it.each(textPairs)('read %s on %s', (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('show %s on %s', (shape, ground) => {
    expect(contrast(theme[shape], theme[ground])).toBeGreaterThanOrEqual(3)
  })
})
