import { useCallback, useEffect, useRef, useState } from 'react'
import { loadWhenOnline } from '../page/load-when-online'
import { type AskedDialog, reloadIfOutdated } from '../page/new-build'
import { reportLoadFailure } from '../toast'

/**
 * Loads code on demand, once. Unlike `React.lazy`, it retries after a failure, and automatically as soon as a lost
 * connection returns; where a deploy has removed the code, it reloads the page.
 * @param isNeeded loads it as soon as this is true
 * @returns the loaded value, whether it is loading or waiting for a connection, the failure of the last attempt, and
 * the function that loads it
 */
export function useOnDemand<T extends object>(load: () => Promise<T>, isNeeded = false) {
  const [loaded, setLoaded] = useState<T>()
  const [pending, setPending] = useState<boolean | 'offline'>(false)
  const [failure, setFailure] = useState<{ error: unknown }>()
  const started = useRef(false)

  const demand = useCallback(
    (asked?: AskedDialog) => {
      if (started.current) return
      started.current = true
      setPending(true)
      setFailure(undefined)
      void loadWhenOnline(load, () => setPending('offline'))
        .then((value) => setLoaded(() => value))
        .catch(async (error: unknown) => {
          started.current = false
          if (!(await reloadIfOutdated(asked))) reportLoadFailure(error)
          setFailure({ error })
        })
        .finally(() => setPending(false))
    },
    [load],
  )

  useEffect(() => {
    if (isNeeded) demand()
  }, [isNeeded, demand])

  return { loaded, pending, failure, demand }
}
