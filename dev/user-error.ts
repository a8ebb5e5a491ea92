/** An error whose message says what to do; it is printed without a stack. */
export class UserError extends Error {}
