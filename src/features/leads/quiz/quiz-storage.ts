import { z } from '@contracts/zod.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { isOfferId } from '@/content/offers'
import { quizContactKey, quizKey, readStored, writeStored } from '@/lib/storage'
import { type ContactInput, quizAnswersSchema } from './answers'
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

/** Stores the answers until the tab is closed or the request is sent. */
export function storeQuiz({ step, answers, wish }: QuizState) {
  const isSent = step > totalSteps
  writeStored(quizKey, isSent ? undefined : { step, answers, wish })
  if (isSent) writeStored(quizContactKey, undefined)
}

const text = z.string()
const contactSchema = z.object({ name: text, email: text, phone: text, company: text })

/** What the last step's form had before a reload. */
export const loadContact = (): ContactInput | undefined =>
  contactSchema.safeParse(readStored(quizContactKey)).data

/** Keeps it as long as the answers; undefined forgets it. */
export const storeContact = (contact: ContactInput | undefined) =>
  writeStored(quizContactKey, contact)
