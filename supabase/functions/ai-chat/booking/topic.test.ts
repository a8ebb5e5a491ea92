// @vitest-environment node
import { expect, it } from 'vitest'
import { catalogue } from '../../_shared/catalogue/catalogue.ts'
import { topicOfBooking, withAdded, withToldBefore } from './topic.ts'

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
])('a booking after «%s» is about %j', (message, expected) => {
  expect(topicOfBooking(catalogue, undefined, [message])).toBe(expected)
})

it('is about the latest message that says something, under the title of what is discussed', () => {
  const messages = ['Нурлан, 0555 123 456', 'логотип для пекарни', 'сколько стоит лендинг?']
  expect(topicOfBooking(catalogue, 'Брендинг', messages)).toBe('Брендинг: «логотип для пекарни»')
  expect(topicOfBooking(catalogue, 'Брендинг', ['позовите человека'])).toBe('Брендинг')
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
  const add = (message: string) => withAdded(catalogue, 'Брендинг: «логотип»', message)
  expect(add('записывайте, нужна консультация по интернет магазину')).toBe(
    'Брендинг: «логотип»; нужна консультация по интернет магазину',
  )
  for (const message of ['да, всё верно', 'да, хочу логотип', 'жду звонка по телефону'])
    expect(add(message)).toBe('Брендинг: «логотип»')
})
