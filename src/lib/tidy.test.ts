import { expect, it } from 'vitest'
import { tidy } from './tidy'

it.each([
  ['для вашего бизнеса', 'для~вашего бизнеса'],
  ['порталы и в облако', 'порталы и~в~облако'],
  ['задача — план', 'задача~— план'],
  ['(в срок)', '(в~срок)'],
  ['Из-за погоды', 'Из-за~погоды'],
  ['слово нос подвал', 'слово нос подвал'],
  ['работа с', 'работа с'],
])('sets «%s»', (text, set) => {
  expect(tidy(text).replaceAll('\u00a0', '~')).toBe(set)
})

it('leaves a short word at the end alone, unless something follows on its line', () => {
  expect(tidy('работа с ')).toBe('работа с ')
  expect(tidy('работа с ', true)).toBe('работа с\u00a0')
})
