import { useCallback, useEffect, useRef, useState } from 'react'
import type * as ToasterModule from '@/components/ui/toaster'
import { onToast, type ToastMessage, type Withdrawal } from '@/lib/toast'

/** Loads the toaster with the first message, and hands it that one and every later one. */
export function ToastHost() {
  const [loaded, setLoaded] = useState<typeof ToasterModule>()
  const waiting = useRef<(ToastMessage | Withdrawal)[]>([])
  const present = useRef((message: ToastMessage | Withdrawal) => {
    waiting.current.push(message)
  })

  useEffect(() => {
    let loading: Promise<void> | undefined
    return onToast((message) => {
      // Nothing has been shown that could be taken back.
      if ('withdraws' in message && !loading) return
      present.current(message)
      loading ??= import('@/components/ui/toaster')
        .then((toaster) => setLoaded(toaster))
        .catch((error: unknown) => {
          loading = undefined
          console.error('The toaster could not be loaded:', error)
        })
    })
  }, [])

  const onReady = useCallback(() => {
    if (!loaded) return
    present.current = loaded.present
    for (const message of waiting.current.splice(0)) loaded.present(message)
  }, [loaded])

  return loaded ? <loaded.Toaster onReady={onReady} /> : null
}
