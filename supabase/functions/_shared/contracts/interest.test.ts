import { expect, it } from 'vitest'
import { interestText, orderText } from './interest.ts'

it.each([
  ['SEO-продвижение: Аудит', 'SEO-продвижение, аудит'],
  ['Дополнительные услуги: Правки', 'Правки'],
  ['Мобильное приложение: MVP', 'Мобильное приложение, MVP'],
  ['Разработка API: API Quick Start', 'Разработка API, API Quick Start'],
  ['Сайт под ключ: WordPress', 'Сайт под ключ, WordPress'],
  ['Идея для AI', 'Идея для AI'],
])('says the interest «%s» as «%s»', (interest, said) => {
  expect(interestText(interest)).toBe(said)
})

it.each([
  ['Брендинг: Стандарт', 'Брендинг, пакет «Стандарт»'],
  ['Поддержка сайтов: START', 'Поддержка сайтов, пакет «START»'],
  ['Брендинг', 'Брендинг'],
])('says the order «%s» as «%s»', (interest, said) => {
  expect(orderText(interest)).toBe(said)
})
