// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { inPieces, sayWords } from './say-words.ts'

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
  expect(inPieces(text).length).toBeLessThanOrEqual(60)
  expect(inPieces(text).join('')).toBe(text)
})

it('stops when nobody listens any more', async () => {
  const left = new AbortController()
  const send = vi.fn(() => left.abort())
  await sayWords('раз два три', send, left.signal)
  expect(send.mock.calls).toEqual([['раз']])
})
