/** All statuses of an e-mail, in the order in which staff choose them. It starts as `new`, and waits again as such. */
export const emailStatuses = ['processed', 'in_progress', 'completed', 'new'] as const

export type EmailStatus = (typeof emailStatuses)[number]
