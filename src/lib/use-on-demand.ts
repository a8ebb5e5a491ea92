import { useCallback, useRef, useState } from 'react'
import { reportLoadFailure } from './toast'

/**
 * Loads code on demand, once. Unlike `React.lazy`, it tries again after a failure.
 * @returns the loaded value, whether it is loading, and the function that loads it
 */
export function useOnDemand<T extends object>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>()
  const [pending, setPending] = useState(false)
  const started = useRef(false)

  const demand = useCallback(() => {
    if (started.current) return
    started.current = true
    setPending(true)
    load()
      .then((value) => setLoaded(value))
      .catch((error: unknown) => {
        started.current = false
        reportLoadFailure(error)
      })
      .finally(() => setPending(false))
  }, [load])

  return { loaded, pending, demand }
}
