import { describe, expect, it } from 'vitest'
import { contrast } from '../../../tests/support/contrast'
import { screenSets } from './screens/screen-sets'

describe.each(screenSets.map(({ folder, skin }) => [folder, skin] as const))('%s', (_, skin) => {
  it('can be read on its own grounds', () => {
    const { ground, card, accent } = skin
    const pairs = [
      ...[ground, card].flatMap((under) =>
        [skin.ink, skin.quiet, accent].map((over) => [over, under] as const),
      ),
      ...[skin.good, skin.waiting].map((over) => [over, card] as const),
      [skin.onAccent, accent] as const,
    ]
    for (const [over, under] of pairs)
      expect(contrast(over, under), `${over} on ${under}`).toBeGreaterThanOrEqual(4.5)
  })

  it('looks like no other', () => {
    const looks = screenSets.map((set) => `${set.skin.accent} ${set.skin.ground}`)
    expect(new Set(looks).size).toBe(looks.length)
    const typefaces = screenSets.map((set) => set.skin.typeface)
    expect(new Set(typefaces).size).toBe(typefaces.length)
  })
})
