import { expect, it } from 'vitest'
import { formatRoubles } from './format'

it('groups roubles with spaces that do not break', () => {
  expect(formatRoubles(1_200_000)).toBe('1\u00a0200\u00a0000\u00a0₽')
})
