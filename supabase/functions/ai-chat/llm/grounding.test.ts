// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../_shared/catalogue/catalogue.ts'
import { claimsBooking, createGroundingCheck } from './grounding.ts'

const check = createGroundingCheck(catalogue)
const ungrounded = (text: string, said: string[] = []) => check(said)(text)
const lending = catalogue.offers.find(({ id }) => id === 'custom-saas/lending')
const price = lending?.price?.amount ?? 0
const inGroups = price.toLocaleString('ru')

describe('an answer is grounded', () => {
  it.each([
    `Лендинг — от ${inGroups} ₽, срок ${lending?.term}.`,
    `от ${price / 1000} тыс. рублей`,
    `стоит ${inGroups}`,
    `Консультация в течение ${catalogue.promises.consultationHours} часов`,
    `Предоплата ${catalogue.payment.before}%`,
    'Расскажите о проекте, и я подскажу вариант.',
    `Магазин от ${inGroups} ₽ умеет промокоды и скидки.`,
    'Записал телефон: 0555 123 456.',
    'The plan has 6 hours a month.',
  ])('%s', (text) => {
    expect(ungrounded(text)).toEqual([])
  })

  it('when its term is the visitor’s own', () => {
    expect(ungrounded('За 17 дней успеем обсудить.', ['а за 17 дней?'])).toEqual([])
  })
})

it.each(catalogue.offers)('an answer may quote $id', ({ title, price: it, term, facts }) => {
  const amount = it && `${it.amount.toLocaleString('ru-RU')} ${it.unit === 'rouble' ? '₽' : '%'}`
  const known = [title, amount, term, ...(facts ?? []).map(({ value }) => value)].filter(Boolean)
  expect(ungrounded(known.join(' – '))).toEqual([])
  expect(ungrounded(known.join('\n– '))).toEqual([])
})

describe('an answer is rejected', () => {
  it.each([
    ['an invented price', 'Лендинг стоит 12 345 ₽.', []],
    ['the same without its currency', 'Лендинг стоит 12 345.', []],
    ['a price in another currency', `Лендинг стоит ${inGroups} сом`, []],
    ['a price that the visitor named', 'Да, лендинг за 1 000 ₽.', ['лендинг за 1 000 ₽?']],
    ['a discount, whatever its number', `Скидка ${catalogue.payment.before}% только сегодня`, []],
    ['a discount in roubles', `Дадим скидку до ${inGroups} ₽`, []],
    ['a discount in English', `${catalogue.payment.before}% off`, []],
    ['an invented percentage', 'Рост на 73,21%', []],
    ['an invented term', 'Сделаем за 17 дней.', ['как быстро?']],
    ['a price in words', 'Лендинг за десять тысяч рублей', []],
    ['a price hidden by an invisible character', 'Лендинг: 12\u200B345 ₽', []],
  ])('%s', (_, text, said) => {
    expect(ungrounded(text, said)).not.toEqual([])
  })
})

it.each([
  ['Готово, я записал вас на завтра!', true],
  ['Вы записаны.', true],
  ['Ваша заявка принята.', true],
  ['Я передала вашу заявку менеджеру', true],
  ['You’re booked!', true],
  ['Запись подтверждёна', true],
  ['Хотите, запишу вас на консультацию?', false],
  ['Заявку можно отправить здесь же: нужны имя и телефон.', false],
  ['Мы записали требования и сделали прототип.', false],
  ['Shall I book you a call?', false],
])('«%s» claims a booking: %s', (text, expected) => {
  expect(claimsBooking(text)).toBe(expected)
})
