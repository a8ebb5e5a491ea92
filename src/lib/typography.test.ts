import { expect, it } from 'vitest'
import { typography } from './typography'

it.each([
  ['для вашего бизнеса', 'для~вашего бизнеса'],
  ['порталы и в облако', 'порталы и~в~облако'],
  ['задача — план', 'задача~— план'],
  ['(в срок)', '(в~срок)'],
  ['Из-за погоды', 'Из|-|за~погоды'],
  ['кто-то, кое-что и чем-нибудь', 'кто|-|то, кое|-|что и~чем|-|нибудь'],
  ['веб-заявка 1С-под', 'веб-заявка 1С|-|под'],
  ['слово нос подвал', 'слово нос подвал'],
  ['работа с', 'работа с'],
])('sets «%s»', (text, set) => {
  expect(typography(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '|')).toBe(set)
})

it('binds a short word at the end only where the line continues', () => {
  expect(typography('работа с ')).toBe('работа с ')
  expect(typography('работа с ', true)).toBe('работа с\u00a0')
})
