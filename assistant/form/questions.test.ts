import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Question } from '../language/conversation.ts'
import { answerToQuestions } from './questions.ts'

/* A booking without the form, after its contact: what is a name, and what is kept of a wished time. */

// Saturday evening in Bishkek.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-28T23:00+06:00') }))
afterEach(() => void vi.useRealTimers())

function after(message: string, state: Question['state'] = {}) {
  const booking = { kind: 'consultation', asks: 'name', contact: '+996 700 112233' } as const
  return answerToQuestions({ message, history: [], state: { booking, ...state } }, () => ({
    text: 'Ответ.',
    state: {},
  }))
}

describe('the answer to the question for a name', () => {
  it.each([
    ['Света', 'Света'],
    ['оля', 'Оля'],
    ['I’m Daniel', 'Daniel'],
    ['Света Иванова', 'Света Иванова'],
  ])('«%s» books', (message, name) => expect(after(message)?.booking).toMatchObject({ name }))

  it.each(['Cool.', 'nice', 'Понятно', 'скидка', 'секунду', 'а сколько ждать', 'спасибо'])(
    '«%s» does not',
    (message) => {
      expect(after(message)?.booking).toBeUndefined()
      expect(after(message)?.text).toContain('Как к вам обращаться?')
    },
  )
  it.each(["no that's all", 'нет, спасибо', 'неа', 'never mind'])(
    '«%s» calls it off',
    (message) => {
      expect(after(message)).toMatchObject({ state: { booking: undefined } })
      expect(after(message)?.booking).toBeUndefined()
    },
  )
})

it('a wished time that is not offered goes to the managers in its words', () => {
  const asked = after('+996 700 112244, лучше в воскресенье вечером')
  expect(after('Нурлан', asked?.state)?.booking).toMatchObject({
    time: 'лучше в воскресенье вечером',
    contact: '+996 700 112244',
  })
  expect(after('Нурлан, завтра на 10 утра')?.booking).toMatchObject({ name: 'Нурлан' })
})
