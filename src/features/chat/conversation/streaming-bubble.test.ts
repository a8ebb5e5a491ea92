import { expect, it } from 'vitest'
import { nextLength } from './streaming-bubble'

it('shows whole words, one after the other', () => {
  const text = 'Лендинг стоит  от 75'
  const seen: string[] = []
  for (let shown = 0; shown < text.length;) {
    shown = nextLength(text, shown)
    seen.push(text.slice(0, shown))
  }
  expect(seen).toEqual(['Лендинг ', 'Лендинг стоит  ', 'Лендинг стоит  от ', text])
})

it('shows a long text in few steps, and comes to its end', () => {
  const text = 'слово '.repeat(900)
  let steps = 0
  for (let shown = 0; shown < text.length; steps += 1) shown = nextLength(text, shown)
  expect(steps).toBeLessThan(70)
})

it('passes over white space and has nothing to add at the end', () => {
  expect(nextLength('\n\n', 0)).toBe(2)
  expect(nextLength('да', 2)).toBe(2)
})
