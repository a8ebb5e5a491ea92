/** The statuses that staff can set; a received e-mail starts as `new`. */
export const assignableStatuses = ['processed', 'in_progress', 'completed'] as const

/** All statuses of an e-mail. */
export const emailStatuses = ['new', ...assignableStatuses] as const

export type AssignableStatus = (typeof assignableStatuses)[number]
export type EmailStatus = (typeof emailStatuses)[number]
