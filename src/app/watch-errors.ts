/** Attempts to report: the reporter counts them too, but may be what cannot be loaded. */
let left = 20

const report = (error: unknown) =>
  left-- > 0 &&
  import('./error-reports').then(({ reportError }) => reportError(error)).catch(() => {})

/** Reports errors that nothing catches, and those that are noted (lib/page/note-error.ts). The reporter is loaded with the first. */
export function watchErrors(): void {
  // Without an error: of another site's script, or a notice of the browser.
  addEventListener('error', ({ error }) => error && report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
