/** Reports an unexpected error that was caught to whoever listens for the others (app/error-reports.ts). */
export const noteError = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }))
