import * as consultation from '@/content/consultation'
import * as quiz from '@/content/quiz'

/** The forms' labels by the name of their export: everything that content calls `…Labels`. */
export const formLabels = Object.fromEntries(
  Object.entries({ ...consultation, ...quiz }).filter(([name]) => name.endsWith('Labels')),
)
