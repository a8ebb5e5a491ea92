import { useCallback, useRef, useState } from 'react'
import { explainMissingCode } from './toast'

/**
 * Loads a module when it is first needed, once; after a failure the next demand tries again, which
 * React.lazy would not.
 * @returns the loaded value, whether it is on its way, and the function that demands it
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
        explainMissingCode(error)
      })
      .finally(() => setPending(false))
  }, [load])

  return { loaded, pending, demand }
}
