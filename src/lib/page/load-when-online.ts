const pauseMs = 500

/** Code that could not be loaded. Browsers remember that: only a reload of the page asks for it again. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/**
 * Loads code, once more where a single request has failed, and again whenever a lost connection has returned.
 * @param onOffline called when it begins to wait
 * @throws {LoadError}
 */
export async function loadWhenOnline<T>(load: () => Promise<T>, onOffline = () => {}): Promise<T> {
  for (let isLast = false; ;) {
    try {
      return await load()
    } catch (error) {
      if (!navigator.onLine) {
        onOffline()
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      } else if (isLast) throw new LoadError('Not loaded', { cause: error })
      else {
        isLast = true
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
  }
}
