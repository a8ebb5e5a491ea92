import { HttpError } from './http-error.ts'

/** The refusal of a client who sent too much; `seconds` until it may come again. */
export const rateLimited = (seconds: number) =>
  new HttpError('rate_limited', { headers: { 'retry-after': String(seconds) } })
