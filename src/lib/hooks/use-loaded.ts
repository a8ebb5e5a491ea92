import { useCallback, useEffect, useState } from 'react'

/**
 * Loads something on mount, and again on `reload`.
 * @param load must be a constant
 * @returns `loaded` is undefined until the first answer, and `failed` after a failure
 */
export function useLoaded<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T | 'failed'>()
  const reload = useCallback(() => {
    load().then(setLoaded, (error: unknown) => {
      console.error('It could not be loaded:', error)
      setLoaded('failed')
    })
  }, [load])
  useEffect(reload, [reload])
  return { loaded, reload }
}
