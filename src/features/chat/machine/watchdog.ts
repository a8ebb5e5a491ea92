interface WatchdogLimits {
  /** For the whole task, in milliseconds. */
  overallMs: number
  /** Between two calls of `alive`, in milliseconds. */
  idleMs: number
}

/**
 * Aborts a task that exceeds a limit, or whose caller aborts it. Not by `AbortSignal.any`, which Safari has only
 * since 17.4.
 * @returns the task's signal, `alive` to call on any progress, and `stop` to call at the end
 */
export function watchdog({ overallMs, idleMs }: WatchdogLimits, outer: AbortSignal) {
  const controller = new AbortController()
  const timedOut = () => controller.abort(new DOMException('Timed out', 'TimeoutError'))
  const abort = () => controller.abort(outer.reason)
  const overall = setTimeout(timedOut, overallMs)
  let idle = setTimeout(timedOut, idleMs)
  if (outer.aborted) abort()
  outer.addEventListener('abort', abort)

  return {
    signal: controller.signal,
    alive() {
      clearTimeout(idle)
      idle = setTimeout(timedOut, idleMs)
    },
    stop() {
      clearTimeout(overall)
      clearTimeout(idle)
      outer.removeEventListener('abort', abort)
    },
  }
}
