const pauseMs = 500

/**
 * Loads code, once more where a single request has failed, and again whenever a lost connection has returned.
 * @param onOffline called when it begins to wait
 */
export async function loadWhenOnline<T>(load: () => Promise<T>, onOffline = () => {}): Promise<T> {
  for (let isLast = false; ;) {
    try {
      return await load()
    } catch (error) {
      if (!navigator.onLine) {
        onOffline()
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      } else if (isLast) throw error
      else {
        isLast = true
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
  }
}
