/** The statuses of an e-mail, in the order in which staff choose one; a received one starts as `new`. */
export const emailStatuses = ['processed', 'in_progress', 'completed', 'new'] as const

export type EmailStatus = (typeof emailStatuses)[number]
