import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillIn, type ShownForm } from './fill-in.ts'
import { openForm } from './form.ts'

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

// Saturday evening in Bishkek.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-28T23:00+06:00') }))
afterEach(() => void vi.useRealTimers())

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
    ['Нурлан', { name: 'Нурлан' }],
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
    ['Бакыт, 0555 98 76 54', { name: 'Бакыт', contact: '0555 98 76 54' }],
    ['ой, ошибся: 0555 123 457', { contact: '0555 123 457' }],
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
    'магазин до 10 товаров',
    'Не звоните мне на 0555 123 456',
  ])('a question does not: %s', (message) => {
    expect(written(message).filled).toBeUndefined()
  })

  it.each([
    ['Света', 'Света'],
    ['Вера', 'Вера'],
    ['роман', 'Роман'],
  ])('«%s» is a name where one is left to say', (message, name) => {
    expect(written(message, { contact: '0555 123 456' }).filled).toEqual({ name })
  })
  it.each(['Cool.', 'Скидки', 'Понятно', 'Гарантия', 'Лендинг'])('«%s» is none', (message) => {
    expect(written(message, { contact: '0555 123 456' }).filled).toBeUndefined()
  })

  it('a known name is replaced where one is introduced, or comes with a contact', () => {
    const shown = { name: 'Нурлан', contact: '0555 123 456' }
    expect(written('Айбек', shown).filled).toBeUndefined()
    expect(written('меня зовут Айбек', shown).filled).toEqual({ name: 'Айбек' })
    expect(written('Бакыт, 0555 98 76 54', shown).filled).toEqual({
      name: 'Бакыт',
      contact: '0555 98 76 54',
    })
  })
})

it('the answer repeats it, and says what is left', () => {
  expect(written('меня зовут Айбек').text).toBe('Записал: Айбек. Остался телефон, email или ник.')
  expect(written('0555 123 456').text).toBe('Записал: 0555 123 456. Осталось имя.')
  expect(written('@aibek', { name: 'Айбек' }).text).toBe(
    'Записал: @aibek. Проверьте форму и нажмите «Записаться».',
  )
  expect(written('my name is Aibek').text).toContain('Noted: Aibek.')
})

it('a question in the same message is answered too', () => {
  const { text, filled } = written('меня зовут Айбек, сколько стоит лендинг?')
  expect(filled).toEqual({ name: 'Айбек' })
  expect(text).toMatch(/75 000[^]*Записал: Айбек/)
})

describe('a wished time', () => {
  it('on a day off leads to the nearest working times', () => {
    const { text, filled } = written('завтра после трёх')
    expect(text).toBe(
      'В это время мы не работаем (пн–пт 09:00–13:00 и 14:00–18:00). Ближайшее время — в форме, нажмите подходящее. Остались имя и телефон, email или ник.',
    )
    const first = '2026-11-30T03:00:00.000Z'
    expect(filled).toMatchObject({ times: expect.arrayContaining([first]) })
    expect(filled).not.toHaveProperty('callAt')
  })
  it('in working time is chosen', () => {
    expect(written('в понедельник в 15:00').filled).toMatchObject({
      callAt: '2026-11-30T09:00:00.000Z',
    })
  })
})

describe('the form is opened with what the message says', () => {
  const opened = (message: string, ...said: string[]) => {
    const history = said.map((content) => ({ role: 'user' as const, content }))
    return openForm('consultation', { message, history, state: {} })
  }
  it.each([
    [
      'Меня зовут Айбек, хочу созвониться в пятницу в 15:00, номер 0555 123 456',
      { name: 'Айбек', callAt: '2026-12-04T09:00:00.000Z', contact: '0555 123 456' },
    ],
    ['Айбек +996 700 123123', { name: 'Айбек', contact: '+996 700 123123' }],
    ['Нурлан, +996 555 777888', { name: 'Нурлан', contact: '+996 555 777888' }],
    ['мой телеграм @azat_kg', { contact: '@azat_kg', name: undefined }],
    [
      'запишите меня, обсудить интернет-магазин цветов',
      { topic: expect.stringMatching(/Интернет-магазин$/) },
    ],
  ])('%s', (message, form) => {
    expect(opened(message)).toMatchObject(form)
  })
  it('has the subject that the visitor named last, and none that an answer brought up', () => {
    expect(opened('запишите меня', 'сколько стоит лендинг', 'а гарантия?').topic).toMatch(
      /Лендинг$/,
    )
    expect(
      openForm('consultation', {
        message: 'запишите меня',
        history: [{ role: 'user', content: 'у вас есть офис?' }],
        state: { subjectId: 'mobile-apps-development' },
      }).topic,
    ).toBeUndefined()
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
