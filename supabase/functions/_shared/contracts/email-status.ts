/** All statuses of an e-mail, in the order of work. It starts as `new`, and waits again as such. */
export const emailStatuses = ['new', 'in_progress', 'processed', 'completed'] as const

export type EmailStatus = (typeof emailStatuses)[number]
