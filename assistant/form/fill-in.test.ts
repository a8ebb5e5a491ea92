import { describe, expect, it } from 'vitest'
import { fillIn, type ShownForm } from './fill-in.ts'
import { openForm } from './form.ts'

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

function written(message: string, shown: Omit<ShownForm, 'kind'> = {}) {
  const question = { message, history: [{ role: 'user', content: 'Запишите' }], state: {} } as const
  const answer = fillIn(question, { kind: 'consultation', ...shown }, () => ({
    text: 'От 75 000 ₽.',
    conversationStatus: 'active',
    suggestions: [],
    state: {},
  }))
  const { kind, lang, ...filled } = answer?.form ?? {}
  return { text: plain(answer?.text), filled: kind && lang ? filled : undefined }
}

describe('what is written beside the open form fills it', () => {
  it.each([
    ['меня зовут Айбек', { name: 'Айбек' }],
    ['Меня зовут Айбек, я из Оша', { name: 'Айбек' }],
    ['Айбек', { name: 'Айбек' }],
    ['айбек', { name: 'Айбек' }],
    ['Я Айгүл', { name: 'Айгүл' }],
    ['Сыдыкова Айгүл Бекболот кызы', { name: 'Сыдыкова Айгүл Бекболот кызы' }],
    ['my name is Aibek', { name: 'Aibek' }],
    ['0555 123 456', { contact: '0555 123 456' }],
    ['+996 700 112 233', { contact: '+996 700 112 233' }],
    ['555-12-34', { contact: '555-12-34' }],
    ['aibek@shop.example', { contact: 'aibek@shop.example' }],
    ['@aibek', { contact: '@aibek' }],
    ['aibek_88', { contact: 'aibek_88' }],
    ['Айбек, 0555 123 456', { name: 'Айбек', contact: '0555 123 456' }],
    ['завтра в 15:00', { time: 'завтра в 15:00' }],
    [
      'запишите меня на завтра в 15:00, обсудить магазин цветов',
      { time: 'завтра в 15:00', topic: 'магазин цветов' },
    ],
  ])('%s', (message, filled) => {
    expect(written(message).filled).toEqual(filled)
  })

  it.each([
    'Сколько стоит лендинг?',
    'Лендинг',
    'цены',
    'Интернет-магазин',
    'Алло',
    'привет',
    'спасибо',
    'Неважно',
    'отлично',
    'сек',
    'Это Срочно',
    'это Битрикс нужен',
    'да',
    '50 000',
    '100 000 рублей',
    'Не звоните мне на 0555 123 456',
  ])('a question does not: %s', (message) => {
    expect(written(message).filled).toBeUndefined()
  })

  it('a known name is replaced where one is introduced', () => {
    expect(written('Айбек', { name: 'Нурлан' }).filled).toBeUndefined()
    expect(written('меня зовут Айбек', { name: 'Нурлан' }).filled).toEqual({ name: 'Айбек' })
  })
})

it('the answer repeats it, and says what is left', () => {
  expect(written('меня зовут Айбек').text).toBe('Записал имя: Айбек. Остался телефон или ник.')
  expect(written('0555 123 456').text).toBe('Записал телефон: 0555 123 456. Осталось имя.')
  expect(written('завтра в 15:00').text).toBe(
    'Записал время: завтра в 15:00. Остались имя и телефон или ник.',
  )
  expect(written('@aibek', { name: 'Айбек' }).text).toBe(
    'Записал ник: @aibek. Проверьте форму и нажмите «Записаться».',
  )
  expect(written('my name is Aibek').text).toContain('Noted: name: Aibek.')
})

it('a question in the same message is answered too', () => {
  const { text, filled } = written('меня зовут Айбек, сколько стоит лендинг?')
  expect(filled).toEqual({ name: 'Айбек' })
  expect(text).toMatch(/75 000[^]*Записал имя: Айбек/)
})

describe('the form is opened with what the message says', () => {
  const opened = (message: string) =>
    openForm('consultation', { message, history: [], state: {} }, 'Интернет-магазин')
  it.each([
    [
      'запишите меня на завтра в 15:00, обсудить магазин цветов',
      { time: 'завтра в 15:00', topic: 'магазин цветов' },
    ],
    [
      'Меня зовут Айбек, хочу созвониться в пятницу после обеда, номер 0555 123 456',
      { name: 'Айбек', time: 'в пятницу после обеда', contact: '0555 123 456' },
    ],
    ['хочу обсудить проект', { topic: 'Интернет-магазин' }],
  ])('%s', (message, form) => {
    expect(opened(message)).toMatchObject(form)
  })
  it('and with the name and contact of an earlier booking', () => {
    const booked = { number: '1', name: 'Айбек', contact: '@aibek' }
    expect(openForm('message', { message: 'Вопрос', history: [], state: { booked } })).toEqual({
      kind: 'message',
      lang: 'ru',
      name: 'Айбек',
      contact: '@aibek',
      topic: 'Вопрос',
    })
  })
})
