import timerUrl from './timer-worker?worker&url'

function startTicks(ms: number, onTick: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const tickHere = () => (timer ??= setInterval(onTick, ms))
  try {
    const worker = new Worker(timerUrl, { type: 'module' })
    worker.onmessage = onTick
    // A deploy has taken its code away.
    worker.onerror = tickHere
    worker.postMessage(ms)
    return () => {
      worker.terminate()
      clearInterval(timer)
    }
  } catch {
    tickHere()
    return () => clearInterval(timer)
  }
}

/**
 * Ticks while the tab is hidden: there Chromium lets a page's own timers run once a minute, after five minutes, and a
 * worker's at their pace.
 * @returns how to stop
 */
export function tickWhileHidden(ms: number, onTick: () => void): () => void {
  let stop: (() => void) | undefined
  const follow = () => {
    if (document.hidden) stop ??= startTicks(ms, onTick)
    else {
      stop?.()
      stop = undefined
    }
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop?.()
  }
}
