import { expect, it } from 'vitest'
import { createSentences } from './sentences.ts'

function piecesOf(text: string, size: number) {
  const sentences = createSentences()
  const letters = [...text]
  const pieces: string[] = []
  for (let i = 0; i < letters.length; i += size) {
    pieces.push(...sentences.add(letters.slice(i, i + size).join('')))
  }
  return [...pieces, sentences.rest()].filter(Boolean)
}

it.each([
  ['Привет! Как дела? Хорошо.', ['Привет! ', 'Как дела? ', 'Хорошо.']],
  ['– один\n– два\n\nИтог', ['– один\n', '– два\n\n', 'Итог']],
  ['Он сказал: «Да!» И ушёл', ['Он сказал: «Да!» ', 'И ушёл']],
  ['От 75 000 ₽. Срок 1.5 недели', ['От 75 000 ₽. ', 'Срок 1.5 недели']],
  ['См. [Цены. Услуги](/services). Вот', ['См. ', '[Цены. Услуги](/services). ', 'Вот']],
  ['Тег <a href="x. y">слово</a>. Да', ['Тег <a href="x. y">слово</a>. ', 'Да']],
  ['Без конца', ['Без конца']],
  ['', []],
])('takes %j apart', (text, pieces) => {
  expect(piecesOf(text, 1)).toEqual(pieces)
})

it.each([1, 2, 3, 7, 100])('releases the whole text in pieces of %i', (size) => {
  const text = 'Раз. Два! Три\n[четыре. пять](/x) 45 000 ₽… шесть'
  expect(piecesOf(text, size).join('')).toBe(text)
})

it('releases a text without sentences, but not what follows up to a placeholder', () => {
  const pieces = piecesOf('новых слов\n{{a/b}} '.repeat(100).replaceAll('\n', ' '), 3)
  expect(pieces.length).toBeGreaterThan(2)
  for (const piece of pieces) expect(piece).not.toMatch(/^\{/)
})
