import type { EvalQuestion } from '../question.ts'

export const heldOutQuestions: EvalQuestion[] = []
