import { projectQuizSchema, type ProjectQuiz } from '@contracts/lead.ts'
import { quizFeatureLabels } from '@/content/quiz'
import type { QuizAnswers } from './answers'
import type { Contact } from './use-contact-form'

/**
 * The answers as they travel: the features as one string.
 * @throws when a required answer is missing
 */
export const quizData = ({ features, ...answers }: QuizAnswers, contact: Contact): ProjectQuiz =>
  projectQuizSchema.parse({
    ...contact,
    ...answers,
    features: features.map((feature) => quizFeatureLabels[feature]).join(', '),
  })
