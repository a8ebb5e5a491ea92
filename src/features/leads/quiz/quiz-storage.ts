import { z } from '@contracts/zod.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { quizAnswersSchema } from './answers'
import { initialState, type QuizState } from './quiz-state'
import { furthestStep } from './rules'
import { totalSteps } from './steps'

const key = 'kerege:quiz'

const draftSchema = z.object({
  step: z.number().int().min(1).max(totalSteps),
  answers: quizAnswersSchema,
  interest: z.string().max(fieldLimits.interest).optional(),
})

/** What was answered before the page was loaded again; nothing if there is none or it is damaged. */
export function loadQuiz(): QuizState {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    if (!data) return initialState
    return { ...initialState, ...data, step: Math.min(data.step, furthestStep(data.answers)) }
  } catch {
    // No JSON, or a browser that allows no storage.
    return initialState
  }
}

/** Keeps the answers, never the contact data, until the tab is closed or the request is sent. */
export function storeQuiz({ step, answers, interest }: QuizState) {
  try {
    if (step > totalSteps) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ step, answers, interest }))
  } catch {
    // Nothing is kept then; the quiz works all the same.
  }
}
