import { quizFeatures, type QuizFeature } from '@contracts/lead-options.ts'
import { noAnswers, type QuizAnswers } from './answers'
import { preselect } from './preselect'
import { canGoBack, canGoOn } from './rules'
import { confirmationStep, totalSteps } from './steps'

export interface QuizState {
  /** 1 to 8, then 9 once the request has been sent. */
  step: number
  answers: QuizAnswers
  /** The service or package whose button opened the quiz; it travels with the lead. */
  interest?: string | undefined
  /** Whether the visitor comes back to answers given before. */
  isResumed: boolean
}

export type QuizEvent =
  | { type: 'opened'; interest: string | undefined; path: string }
  | { type: 'answered'; answer: Partial<QuizAnswers> }
  | { type: 'featureToggled'; feature: QuizFeature }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'restart' }
  | { type: 'sent' }
  | { type: 'closed' }

export const initialState: QuizState = { step: 1, answers: noAnswers, isResumed: false }

function open(state: QuizState, opened: QuizEvent & { type: 'opened' }): QuizState {
  if (state.step === confirmationStep) return open(initialState, opened)
  const isNewInterest = opened.interest !== undefined && opened.interest !== state.interest
  const interest = opened.interest ?? state.interest
  const suggested =
    isNewInterest || state.answers.projectType === undefined
      ? preselect(interest, opened.path)
      : undefined
  return {
    ...state,
    interest,
    answers: suggested ? { ...state.answers, projectType: suggested } : state.answers,
    isResumed: state.step > 1,
  }
}

/** In the order of the list, whatever the order of the clicks. */
const toggled = (chosen: readonly QuizFeature[], feature: QuizFeature) =>
  quizFeatures.filter((one) => chosen.includes(one) !== (one === feature))

/** Every transition of the quiz; an event that a rule forbids changes nothing. */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  const { step, answers } = state
  switch (event.type) {
    case 'opened':
      return open(state, event)
    case 'answered':
      return { ...state, answers: { ...answers, ...event.answer } }
    case 'featureToggled':
      return {
        ...state,
        answers: { ...answers, features: toggled(answers.features, event.feature) },
      }
    case 'next':
      return canGoOn(state) ? { ...state, step: step + 1, isResumed: false } : state
    case 'back':
      return canGoBack(state) ? { ...state, step: step - 1, isResumed: false } : state
    case 'restart':
      return initialState
    case 'sent':
      return step === totalSteps ? { ...state, step: confirmationStep } : state
    case 'closed':
      return step === confirmationStep ? initialState : state
  }
}
