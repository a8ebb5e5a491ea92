/** Whether the same request may succeed later: no answer, too early, too many requests, or a server error. */
export const isPassing = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500
