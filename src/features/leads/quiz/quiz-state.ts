import { quizFeatures, type QuizFeature } from '@contracts/lead-options.ts'
import { type Lang, translated } from '@contracts/lang.ts'
import type { Wish } from '../wish'
import { noAnswers, type QuizAnswers } from './answers'
import { preselect } from '@/lib/estimate/offer-line'
import { confirmationStep, quizSteps, totalSteps } from './steps'

export interface QuizState {
  /** 1 to 8, then 9 once the request has been sent. */
  step: number
  answers: QuizAnswers
  /** The subject the quiz was opened for; sent with the lead. */
  wish?: Wish | undefined
  /** Whether the visitor returns to earlier answers. */
  isResumed: boolean
}

export type QuizEvent =
  | {
      type: 'opened'
      wish: Wish | undefined
      path: string
      /** Ticked on the page: they replace those of the quiz. */
      features?: readonly string[] | undefined
    }
  | { type: 'answered'; answer: Partial<QuizAnswers> }
  | { type: 'featureToggled'; feature: QuizFeature }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'restart' }
  | { type: 'sent' }

export const initialState: QuizState = { step: 1, answers: noAnswers, isResumed: false }

/** Whether a step's requirements are met; features, description and contact require nothing here. */
function isAnswered(step: number, answers: QuizAnswers) {
  const question = quizSteps.ru[step - 1]
  return question?.kind !== 'choice' || answers[question.field] !== undefined
}

type Position = Pick<QuizState, 'step' | 'answers'>

/** «Далее»: only from an answered step, and not beyond the last one. */
export const canGoOn = ({ step, answers }: Position) =>
  step < totalSteps && isAnswered(step, answers)

export const canGoBack = ({ step }: Position) => step > 1 && step <= totalSteps

/** The last step that is reachable with these answers. */
export function furthestStep(answers: QuizAnswers) {
  const gap = quizSteps.ru.findIndex((_, index) => !isAnswered(index + 1, answers))
  return gap < 0 ? totalSteps : gap + 1
}

const missingTexts = translated(
  {
    name: 'имя',
    email: 'email',
    phone: 'телефон',
    choose: 'Выберите один из ответов',
    left: (words: string) => `Осталось указать: ${words}`,
  },
  {
    name: 'name',
    email: 'email',
    phone: 'phone',
    choose: 'Choose one of the answers',
    left: (words) => `Still missing: ${words}`,
  },
)

/** Why a step's button is disabled, in words; undefined if it is not. */
export function missingFor(
  { step, answers }: Position,
  filled: Record<'name' | 'email' | 'phone', string>,
  lang: Lang = 'ru',
): string | undefined {
  const { choose, left, ...words } = missingTexts[lang]
  if (step < totalSteps) return isAnswered(step, answers) ? undefined : choose
  const fields = ['name', 'email', 'phone'] as const
  const missing = fields.filter((one) => filled[one].trim() === '').map((one) => words[one])
  return missing.length > 0 ? left(missing.join(', ')) : undefined
}

function open(state: QuizState, opened: QuizEvent & { type: 'opened' }): QuizState {
  if (state.step === confirmationStep) return open(initialState, opened)
  const isNewWish = opened.wish !== undefined && opened.wish.text !== state.wish?.text
  const wish = opened.wish ?? state.wish
  const { features: ticked } = opened
  const suggested =
    isNewWish || state.answers.projectType === undefined ? preselect(wish, opened.path) : undefined
  return {
    ...state,
    wish,
    answers: {
      ...state.answers,
      ...(suggested && { projectType: suggested }),
      ...(ticked && { features: quizFeatures.filter((one) => ticked.includes(one)) }),
    },
    isResumed: state.step > 1,
  }
}

/** In the order of the list, whatever the order of the clicks. */
const toggled = (chosen: readonly QuizFeature[], feature: QuizFeature) =>
  quizFeatures.filter((one) => chosen.includes(one) !== (one === feature))

/** All transitions of the quiz; a forbidden event changes nothing. */
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
      return step === totalSteps ? { ...state, step: confirmationStep, isResumed: false } : state
  }
}
