interface WatchdogLimits {
  /** For everything together, in milliseconds. */
  overallMs: number
  /** Between two signs of life, in milliseconds. */
  idleMs: number
}

/**
 * Ends what takes too long, or has given no sign of life for too long, or what its caller calls off.
 * By hand, because Safari knows `AbortSignal.any` only since 17.4.
 *
 * @returns the signal to work under; what tells of a sign of life; and what has to be called in the end
 */
export function watchdog({ overallMs, idleMs }: WatchdogLimits, outer: AbortSignal) {
  const controller = new AbortController()
  const timedOut = () => controller.abort(new DOMException('Timed out', 'TimeoutError'))
  const callOff = () => controller.abort(outer.reason)
  const overall = setTimeout(timedOut, overallMs)
  let idle = setTimeout(timedOut, idleMs)
  if (outer.aborted) callOff()
  outer.addEventListener('abort', callOff)

  return {
    signal: controller.signal,
    alive() {
      clearTimeout(idle)
      idle = setTimeout(timedOut, idleMs)
    },
    stop() {
      clearTimeout(overall)
      clearTimeout(idle)
      outer.removeEventListener('abort', callOff)
    },
  }
}
