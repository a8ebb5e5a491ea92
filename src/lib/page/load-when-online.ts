/**
 * Loads code, and tries again whenever a lost connection has returned.
 * @param onOffline called when it begins to wait
 */
export async function loadWhenOnline<T>(load: () => Promise<T>, onOffline = () => {}): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) throw error
      onOffline()
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}
