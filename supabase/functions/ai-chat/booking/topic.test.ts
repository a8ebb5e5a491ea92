import { expect, it } from 'vitest'
import { catalogue } from '../../_shared/catalogue/catalogue.ts'
import { titlesOf, topicOfBooking, withAdded, withToldBefore } from './topic.ts'

it.each([
  ['Нужен сайт для кофейни, позовите человека', 'Нужен сайт для кофейни'],
  ['Позовите человека', undefined],
  ['хочу поговорить с живым оператором', undefined],
  ['Нурлан, 0555 123 456', undefined],
  ['Запишите на консультацию', undefined],
  ['book a call please', undefined],
  ['го созвон', undefined],
  ['асхат, астана', undefined],
  ['мой телеграм @ermek_fit', undefined],
  ['дорого как то', undefined],
  ['анда жазып коюңуз', undefined],
  ['Kim Min-jun, telegram @minjun_kim, evenings are better', undefined],
  ['Хорошо, хотела бы записаться на консультацию', undefined],
  ['как с вами связаться, можно записаться?', undefined],
  [
    'я Ермек и хочу поговорить про приложение для клуба',
    'я Ермек и хочу поговорить про приложение для клуба',
  ],
  ['хочу консультацию по Bubble', 'по Bubble'],
  ['можно созвониться насчёт чат-бота для доставки?', 'насчёт чат-бота для доставки'],
  ['про логотип хочу поговорить', 'логотип'],
  ['хочу обсудить логотип для пекарни, я света, 0555 123 456', 'логотип для пекарни'],
  ['хочу обсудить рекламу', 'хочу обсудить рекламу'],
  ['запишите меня как в прошлый раз', undefined],
  ['хотя нет, не надо, сначала подумаю', undefined],
])('a booking after «%s» is about %j', (message, expected) => {
  expect(topicOfBooking(catalogue, [], [message])).toBe(expected)
})

it.each([
  ['web-development/lending', 'ru', 'лендинг', 'Лендинг'],
  ['web-development/lending', 'en', 'I need a landing page', 'Landing page'],
  ['web-development/lending', 'ru', 'лендинг для пекарни', 'лендинг для пекарни'],
  ['branding', 'ru', 'про логотип', 'Брендинг: логотип'],
  ['branding', 'ru', 'хочу консультацию по брендингу', 'Брендинг'],
  ['branding/premium', 'ru', 'запишите меня', 'Брендинг: Премиум'],
  ['seo-promotion', 'ru', 'Запишите на консультацию по SEO', 'SEO-продвижение'],
  ['web-development', 'ru', 'нужен сайт для пекарни', 'нужен сайт для пекарни'],
  ['branding', 'ru', 'хочу на Bubble', 'Брендинг: хочу на Bubble'],
] as const)('of %s (%s) after «%s» says each thing once: %s', (id, lang, message, expected) => {
  const entry = catalogue.offers.find((it) => it.id === id)
  const titles = entry ? titlesOf(catalogue, entry, lang) : []
  expect(topicOfBooking(catalogue, titles, [message])).toBe(expected)
})

it('is about the latest message that says something, under the title of what is discussed', () => {
  const messages = ['Нурлан, 0555 123 456', 'логотип для пекарни', 'сколько стоит лендинг?']
  expect(topicOfBooking(catalogue, ['Брендинг'], messages)).toBe('Брендинг: логотип для пекарни')
  expect(topicOfBooking(catalogue, ['Брендинг'], ['позовите человека'])).toBe('Брендинг')
})

it('is about what was said beside a question, where nothing else tells', () => {
  const asked = (content: string) => ({
    message: 'запишите меня',
    history: [{ role: 'user' as const, content }],
    state: {},
  })
  const site = asked('I need a website for my restaurant, can I talk to somebody?')
  expect(withToldBefore(catalogue, undefined, site)).toBe('I need a website for my restaurant')
  expect(withToldBefore(catalogue, 'логотип для пекарни', site)).toBe('логотип для пекарни')
  expect(withToldBefore(catalogue, undefined, asked('где вы находитесь?'))).toBeUndefined()
})

it('is added to where a yes names something else', () => {
  const add = (message: string) => withAdded(catalogue, 'Брендинг: логотип', message)
  expect(add('записывайте, нужна консультация по интернет магазину')).toBe(
    'Брендинг: логотип; по интернет магазину',
  )
  for (const message of ['да, всё верно', 'да, хочу логотип', 'жду звонка по телефону'])
    expect(add(message)).toBe('Брендинг: логотип')
})
