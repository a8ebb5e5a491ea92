import type { QuizAnswers } from './answers'
import { quizSteps, totalSteps } from './steps'

interface Place {
  step: number
  answers: QuizAnswers
}

/** Whether a step has what it requires; features, description and contact require nothing here. */
function isAnswered(step: number, answers: QuizAnswers) {
  const question = quizSteps[step - 1]
  return question?.kind !== 'choice' || answers[question.field] !== undefined
}

/** Next: only from an answered step, and only as far as the last one. */
export const canGoOn = ({ step, answers }: Place) => step < totalSteps && isAnswered(step, answers)

export const canGoBack = ({ step }: Place) => step > 1 && step <= totalSteps

export const progressOf = (step: number) => Math.min(step, totalSteps) / totalSteps

/** The last step that can have been reached with these answers. */
export function furthestStep(answers: QuizAnswers) {
  const gap = quizSteps.findIndex((_, index) => !isAnswered(index + 1, answers))
  return gap < 0 ? totalSteps : gap + 1
}

interface Contact {
  name: string
  email: string
  phone: string
}

/** «Получить предложение»: not while sending, not without name, email and phone. */
export const canSubmit = ({ name, email, phone }: Contact, isSending: boolean) =>
  !isSending && [name, email, phone].every((text) => text.trim() !== '')
