import type { Action } from './primitives'

export const consultationAction: Action = { label: 'Консультация', opens: 'consultation' }
export const projectAction: Action = { label: 'Начать проект', opens: 'projectQuiz' }
