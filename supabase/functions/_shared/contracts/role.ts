/** The roles a signed-in person can have, in ascending order of their names (the order a lookup takes). */
export const roles = ['admin', 'staff', 'user'] as const

/** One role of the product; everyone who signs up starts as `user`. */
export type Role = (typeof roles)[number]
