import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Question } from '../language/conversation.ts'
import { answerCall, asksForPerson, isDissatisfied, offerPerson } from './person.ts'
import { onlyOfShippedContent } from '../../tests/support/specified.ts'

onlyOfShippedContent()

const history: Question['history'] = [
  { role: 'user', content: 'Сколько стоит приложение?' },
  { role: 'assistant', content: 'От 450 000 ₽.' },
]
const asked = (message: string, more: Partial<Question> = {}): Question => ({
  message,
  history,
  state: {},
  ...more,
})

describe('who asks for a person', () => {
  it.each([
    'Позовите, пожалуйста, человека',
    'Позвать человека',
    'позови менеджера!',
    'Соедините с оператором',
    'Переключите меня на живого человека',
    'хочу поговорить с человеком',
    'Можно менеджера?',
    'нужен живой человек',
    'Оператор',
    'живого человека',
    'Свяжите меня с менеджером',
    'I want to talk to a human',
    'Call a person',
    'get me a real person please',
    'can I talk to somebody',
    'бот ты тупой, соедини с менеджером',
    'put me through to someone from sales',
    'тирүү адам барбы',
    'хочу поговорить с живым менеджером',
    'дайте поговорить с вашим специалистом',
    'можно мне живого собеседника?',
    'соедините меня с живым консультантом',
    'есть кто-нибудь живой на линии?',
  ])('«%s» does', (message) => expect(asksForPerson(asked(message))).toBe(true))

  it.each([
    'Сколько стоит сайт?',
    'нужен менеджер проекта или вы сами?',
    'нужен специалист по SEO',
    'сколько человек в команде?',
    'Можно менеджеру отправлять заявки в телеграм?',
    'Сделаете чат с оператором на сайте?',
    'нужна форма, чтобы связаться с нами',
    'we need a manager dashboard',
    'оператор связи, делали для таких?',
    'можно поговорить с человеком по телефону?',
    'перезвоните мне',
    'Дай ссылки',
    'how often will I actually talk to a human?',
    'да',
  ])('«%s» does not', (message) => expect(asksForPerson(asked(message))).toBe(false))
})

describe('who finds an answer of no use', () => {
  it.each([
    'нет, не то',
    'Не то',
    'это не то',
    'нет, я не о том спрашивал',
    'вы меня не поняли',
    'Вы не ответили на вопрос',
    'no, that’s not what I asked'.replace('’', "'"),
    'You did not understand me',
  ])('«%s» says so', (message) => expect(isDissatisfied(asked(message))).toBe(true))

  it.each([
    'нет',
    'не то чтобы дорого, но сколько по времени?',
    'не то: нужен лендинг на тильде',
    'нет, спасибо',
    'Сколько стоит?',
    'телефон не тот',
  ])('«%s» does not', (message) => expect(isDissatisfied(asked(message))).toBe(false))

  it('says it of an answer, and not in the middle of a booking', () => {
    expect(isDissatisfied(asked('не то', { history: [] }))).toBe(false)
    const state = { booking: { kind: 'consultation', asks: 'name', contact: '1' } } as const
    expect(isDissatisfied(asked('не то', { state }))).toBe(false)
  })

  it('is offered a person, whom a «да» calls', () => {
    const { text, suggestions, state } = offerPerson(asked('не то'))
    expect(text).toContain('позвать человека')
    expect(asksForPerson(asked(suggestions?.[0] ?? ''))).toBe(true)
    expect(asksForPerson(asked('да', { state }))).toBe(true)
  })
})

describe('the answer to a call', () => {
  afterEach(() => void vi.useRealTimers())

  it('says that a colleague is coming, and asks for nothing', () => {
    expect(answerCall(asked('Позовите человека'), true)).toMatchObject({
      person: 'called',
      state: { called: true },
    })
  })
  it('opens the form when no staff are available, in the visitor’s language', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00+06:00') })
    const { text, form, person } = answerCall(asked('Позовите человека'), false)
    expect(text).toBe(
      'Сейчас менеджеры не в сети. Работаем пн–пт 09:00–13:00 и 14:00–18:00 по времени Бишкека.',
    )
    expect(form).toMatchObject({ kind: 'consultation', lang: 'ru' })
    expect(person).toBeUndefined()
    expect(answerCall(asked('talk to a human'), false).form?.lang).toBe('en')
  })
  it('does not say in working time that nobody is there', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-27T15:11+06:00') })
    expect(answerCall(asked('Позовите человека'), false).text).toBe(
      'Сейчас все менеджеры заняты. Работаем пн–пт 09:00–13:00 и 14:00–18:00 по времени Бишкека.',
    )
  })
  it('asks a visitor who has booked what to pass on, not for the booking again', () => {
    const booked = { number: '146 936', name: 'Айбек', contact: '@aibek' }
    const { text, form } = answerCall(asked('Позовите человека', { state: { booked } }), false)
    expect(text.replaceAll('\u00a0', ' ')).toContain('вместе с заявкой № 146 936: что передать?')
    expect(form).toMatchObject({ kind: 'message', name: 'Айбек', contact: '@aibek' })
    expect(form?.topic).toMatch(/146 936/)
  })
  it('opens the form beside it for a contact that came with the call', () => {
    const asks = asked('Позовите менеджера, мой номер 0555 123 456')
    expect(answerCall(asks, true)).toMatchObject({
      person: 'called',
      form: { contact: '0555 123 456' },
    })
  })
  it('takes the contact that came with the call', () => {
    const { form } = answerCall(asked('Позовите менеджера, мой номер 0555 123 456'), false)
    expect(form).toMatchObject({ contact: '0555 123 456' })
  })
})
