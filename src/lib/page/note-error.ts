/** Reports a caught error like an uncaught one (app/watch-errors.ts). */
export const noteError = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }))

/** Whether an error is a fault of our code or the browser: what servers answer, or do not, has classes of its own. */
export const isFault = (error: unknown): boolean =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind)

/** Whether a mutation was accepted; where it was refused, its owner says so. @throws faults */
export const isAccepted = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    (error: unknown) => {
      if (isFault(error)) throw error
      return false
    },
  )
