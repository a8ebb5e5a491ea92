import { describe, expect, it } from 'vitest'
import { contrast } from '../../tests/support/contrast'
import { dark, light } from './colours.ts'

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
