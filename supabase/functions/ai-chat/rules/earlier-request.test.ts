import { describe, expect, it } from 'vitest'
import { catalogue } from '../../_shared/catalogue/catalogue.ts'
import type { ChatState } from '../../_shared/chat/chat-store.ts'
import type { Question } from '../conversation.ts'
import { answerCall } from '../person.ts'
import { consult } from './consult.ts'

const question = (message: string, state: ChatState = {}): Question => ({
  message,
  history: [],
  state,
})
const ask = (message: string, state?: ChatState) => consult(catalogue, question(message, state))

const changes = [
  'отмените мою запись',
  'не смогу прийти на консультацию',
  'я вчера записывался на среду, всё в силе?',
  'можно перенести нашу встречу на пятницу?',
  'указала в заявке не тот номер',
  'Please cancel my appointment',
  'кечээ жазылгам, бара албайм',
]
const waits = [
  'обещали позвонить вчера, так никто и не набрал',
  'смету обещали к пятнице, сегодня вторник',
  'Nobody called me back, it was promised yesterday',
]
const wishes = [
  'перезвоните мне, пожалуйста',
  'запишите на пятницу',
  'хочу перенести сайт к вам, запишите на консультацию',
  'не могу до вас дозвониться, наберите меня',
]

describe('a client who speaks of an earlier request', () => {
  it.each(changes)('is asked for the contact in it: %s', (message) => {
    const answer = ask(message)
    expect(answer.text).toMatch(/менеджер исправит её|will correct it/)
    expect(answer.state).toEqual(expect.objectContaining({ matter: message }))
    expect(answer.state.booking).toBeUndefined()
  })

  it.each(waits)('is told that it should not be so: %s', (message) => {
    expect(ask(message).text).toMatch(/так быть не должно|I am sorry/)
  })

  it.each(wishes)('is nobody who wants to be booked: %s', (message) => {
    const { state } = ask(message)
    expect(state.booking?.stage).toBe('collecting')
    expect(state.booking?.isClientMatter).toBeUndefined()
  })

  it('leaves a message, which is told as it was said', () => {
    const matter = 'Вчера записался на 10:00, перенесите на 12'
    const shown = ask('Владимир, +7 701 555 20 38', ask(matter).state)
    expect(shown.state.booking).toMatchObject({
      stage: 'confirming',
      name: 'Владимир',
      contact: '+7 701 555 20 38',
      topic: matter,
      isClientMatter: true,
    })
    expect(shown.state.booking?.time).toBeUndefined()
    expect(shown.text).toContain('сообщение для менеджера')
    const { confirmed, text } = ask('да', shown.state)
    expect(confirmed).toMatchObject({ topic: matter, isClientMatter: true })
    expect(text).toContain('Сообщение у менеджеров')
  })

  it('may say it all at once', () => {
    const { booking } = ask('отмените мою запись на среду, Жылдыз, 0700 31 22 90').state
    expect(booking).toMatchObject({
      name: 'Жылдыз',
      contact: '0700 31 22 90',
      isClientMatter: true,
    })
  })

  it('keeps the matter when nobody comes who was called', () => {
    const { state } = ask('отмените мою запись')
    const asked = answerCall(question('позовите человека', state), false)
    expect(asked.state.booking).toMatchObject({
      topic: 'отмените мою запись',
      isClientMatter: true,
    })
  })

  it('who calls it off and books has a consultation', () => {
    const shown = ask('Азамат, 0555 123 456', ask('отмените мою запись').state)
    const { booking } = ask('запишите меня', ask('не надо, передумал', shown.state).state).state
    expect(booking).toMatchObject({ stage: 'confirming', contact: '0555 123 456' })
    expect(booking?.isClientMatter).toBeUndefined()
    expect(booking?.topic).toBeUndefined()
  })

  it('who then asks of a service leaves no message with the next contact', () => {
    const { state } = ask('сколько стоит лендинг?', ask('отмените мою запись').state)
    const { booking } = ask('Азамат, 0555 123 456', state).state
    expect(booking).toMatchObject({ topic: 'Лендинг' })
    expect(booking?.isClientMatter).toBeUndefined()
  })
})
