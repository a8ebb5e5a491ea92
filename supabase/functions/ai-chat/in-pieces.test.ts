// @vitest-environment node
import { expect, it } from 'vitest'
import { inPieces } from './in-pieces.ts'

it.each([
  ['Лендинг – от 75 000 ₽.', ['Лендинг', ' –', ' от', ' 75', ' 000', ' ₽.']],
  ['– один\n– два\n', ['–', ' один', '\n–', ' два\n']],
  ['  да  ', ['  да  ']],
  ['\n', ['\n']],
  ['', []],
])('takes %j apart at its words', (text, pieces) => {
  expect(inPieces(text)).toEqual(pieces)
})

it('takes a long text apart in few pieces, and loses nothing of it', () => {
  const text = Array.from({ length: 500 }, (_, index) => `слово${index}`).join(' \n')
  expect(inPieces(text).length).toBeLessThanOrEqual(100)
  expect(inPieces(text).join('')).toBe(text)
})
