import { beforeEach, expect, it } from 'vitest'
import { quizProgressSchema, quizStepCount } from '@contracts/quiz-progress.ts'
import { storagePrefix } from '@/content/company'
import { advance, asksForPrivacy, loadRun, type QuizRun, storeRun } from './quiz-run'
import { totalSteps } from './steps'

beforeEach(() => sessionStorage.clear())

/** The reports sent when these steps are shown one after another. */
function tell(steps: number[], begin?: QuizRun) {
  let run = begin
  return steps.flatMap((step) => {
    const change = advance(run, step)
    if (!change) return []
    run = change.next
    return quizProgressSchema.parse(change.report)
  })
}

it('has as many steps as the contract', () => {
  expect(totalSteps).toBe(quizStepCount)
})

it('reports each step once, even after going back', () => {
  const told = tell([1, 2, 1, 2, 3])
  expect(told.map(({ step }) => step)).toEqual([1, 2, 3])
  expect(new Set(told.map(({ runId }) => runId)).size).toBe(1)
})

it('tells that the request was sent, once, and begins another run after it', () => {
  const told = tell([7, 8, 9, 9, 1])
  expect(told.map(({ step, isSent }) => [step, isSent])).toEqual([
    [7, false],
    [8, false],
    [8, true],
    [1, false],
  ])
  expect(told[3]?.runId).not.toBe(told[0]?.runId)
})

it('goes on after a reload under the same number', () => {
  const run = { id: '7a0c2f9e-2f0e-4a7b-9f0f-0e8f9f4f1c11', step: 3 }
  storeRun(run)
  expect(loadRun()).toEqual(run)
  expect(tell([1, 3, 4], loadRun())).toEqual([{ runId: run.id, step: 4, isSent: false }])
  storeRun(undefined)
  expect(loadRun()).toBeUndefined()
})

it.each([
  '',
  '{',
  '{"id":"1","step":1}',
  '{"id":"7a0c2f9e-2f0e-4a7b-9f0f-0e8f9f4f1c11","step":99}',
])('ignores what is damaged: %s', (stored) => {
  sessionStorage.setItem(`${storagePrefix}.quiz-run`, stored)
  expect(loadRun()).toBeUndefined()
})

it.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
])('of %j believes that it asks for privacy: %s', (browser, asks) => {
  expect(asksForPrivacy(browser)).toBe(asks)
})
