/** The statuses staff give to an e-mail by hand; a fresh one is `new`. */
export const assignableStatuses = ['processed', 'in_progress', 'completed'] as const

/** Every status an e-mail can have. */
export const emailStatuses = ['new', ...assignableStatuses] as const

export type AssignableStatus = (typeof assignableStatuses)[number]
export type EmailStatus = (typeof emailStatuses)[number]
