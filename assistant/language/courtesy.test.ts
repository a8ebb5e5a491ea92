import { expect, it } from 'vitest'
import { courtesyOf } from './courtesy.ts'

it.each([
  'Всего доброго!',
  'Всё, спасибо!',
  'Спасибо, всё, до свидания!',
  'Спасибо, всё ясно, до свидания',
  'Все, спасибо, пока',
  'до понедельника',
  'приятного дня',
  'рахмат, жакшы калгыла',
  'thanks, that’s all',
  'goodbye and thanks',
  'have a nice day',
])('«%s» is a farewell', (message) => expect(courtesyOf(message)).toBe('bye'))

it.each([
  'Спасибо',
  'Рахмат чоң',
  'чоң рахмат сизге!',
  'спасибо, вы очень помогли',
  'благодарю вас',
  'спасибо, посоветуюсь с мужем',
  'чоң рахмат, ойлонуп көрөм',
  'thank you very much',
])('«%s» is a thanks', (message) => expect(courtesyOf(message)).toBe('thanks'))

it.each(['подумаю', 'я подумаю и вернусь', 'I’ll think about it', 'ойлонуп көрөм'])(
  '«%s» leaves to think',
  (message) => expect(courtesyOf(message)).toBe('later'),
)

it('a few other words are part of it if they ask for nothing', () => {
  expect(courtesyOf('Спасибо, подробно!', true)).toBe('thanks')
  expect(courtesyOf('Спасибо, подробно!')).toBeUndefined()
})

it.each([
  'спасибо, а гарантия?',
  'пока не понял, чем пакеты отличаются',
  'всё',
  'ок',
  'сколько стоит сайт',
])('«%s» is neither', (message) => {
  expect(['bye', 'thanks']).not.toContain(courtesyOf(message))
})
