import { beforeEach, expect, it, vi } from 'vitest'
import { storagePrefix } from '@/content/company'
import { noAnswers, type QuizAnswers } from './answers'
import { initialState } from './quiz-state'
import { loadQuiz, storeQuiz } from './quiz-storage'

const key = `${storagePrefix}.quiz`
const answers: QuizAnswers = {
  ...noAnswers,
  projectType: 'api',
  timeline: 'year',
  features: ['seo'],
}

beforeEach(() => sessionStorage.clear())

it('brings step, answers and choice back', () => {
  const state = {
    ...initialState,
    step: 3,
    answers,
    wish: { offer: 'web-development' as const, text: 'Сайты' },
  }
  storeQuiz(state)
  expect(loadQuiz()).toEqual(state)
})

it('starts over where nothing was kept', () => {
  expect(loadQuiz()).toEqual(initialState)
})

it('goes no further than the first question without an answer', () => {
  storeQuiz({ ...initialState, step: 7, answers })
  expect(loadQuiz().step).toBe(3)
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"step":1}',
  JSON.stringify({ step: 0, answers }),
  JSON.stringify({ step: 9, answers }),
  JSON.stringify({ step: 1.5, answers }),
  JSON.stringify({ step: 2, answers: { ...answers, projectType: 'website' } }),
  JSON.stringify({ step: 2, answers: { ...answers, features: ['seo', 'blockchain'] } }),
  JSON.stringify({ step: 2, answers: { ...answers, description: 'я'.repeat(5001) } }),
  JSON.stringify({ step: 2, answers, wish: { text: 7 } }),
  JSON.stringify({ step: 2, answers, wish: { offer: 'none', text: 'API' } }),
])('ignores what is damaged: %s', (stored) => {
  sessionStorage.setItem(key, stored)
  expect(loadQuiz()).toEqual(initialState)
})

it('keeps answers only: what else is stored is not taken over', () => {
  sessionStorage.setItem(
    key,
    JSON.stringify({ step: 2, answers: { ...answers, email: 'a@b.kg' }, isResumed: true }),
  )
  expect(loadQuiz()).toEqual({ ...initialState, step: 2, answers })
})

it('forgets everything once the request is sent', () => {
  storeQuiz({ ...initialState, step: 8, answers })
  storeQuiz({ ...initialState, step: 9, answers })
  expect(sessionStorage.getItem(key)).toBeNull()
})

it('works without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => storeQuiz(initialState)).not.toThrow()
  expect(loadQuiz()).toEqual(initialState)
})
