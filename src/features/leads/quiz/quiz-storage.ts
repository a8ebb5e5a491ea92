import { z } from '@contracts/zod.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { isOfferId } from '@/content/offers'
import { quizKey, readStored, writeStored } from '@/lib/storage'
import { quizAnswersSchema } from './answers'
import { furthestStep, initialState, type QuizState } from './quiz-state'
import { totalSteps } from './steps'

const draftSchema = z.object({
  step: z.number().int().min(1).max(totalSteps),
  answers: quizAnswersSchema,
  wish: z
    .object({
      offer: z.string().refine(isOfferId).optional(),
      text: z.string().max(fieldLimits.interest),
    })
    .optional(),
})

/** The quiz from before a reload; a new one if none is stored, or it is damaged. */
export function loadQuiz(): QuizState {
  const { data } = draftSchema.safeParse(readStored(quizKey))
  if (!data) return initialState
  return { ...initialState, ...data, step: Math.min(data.step, furthestStep(data.answers)) }
}

/** Stores the answers, never the contact data, until the tab is closed or the request is sent. */
export function storeQuiz({ step, answers, wish }: QuizState) {
  writeStored(quizKey, step > totalSteps ? undefined : { step, answers, wish })
}
