/** A fault whose one-line message tells the person at the terminal what to do; no stack is shown. */
export class UserError extends Error {}
