import type { Action } from './sections'

export const consultationAction: Action = { label: 'Консультация', opens: 'consultation' }
export const projectAction: Action = { label: 'Начать проект', opens: 'projectQuiz' }
