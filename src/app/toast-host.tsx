import { useCallback, useEffect, useState } from 'react'
import type * as ToasterModule from '@/components/ui/toaster'
import { onToast, onToastWaiting } from '@/lib/toast'

/** Loads the toaster with the first message. */
export function ToastHost() {
  const [loaded, setLoaded] = useState<typeof ToasterModule>()
  useEffect(() => {
    let loading: Promise<void> | undefined
    onToastWaiting(() => {
      loading ??= import('@/components/ui/toaster').then(setLoaded).catch((error: unknown) => {
        loading = undefined
        console.error('The toaster could not be loaded:', error)
      })
    })
  }, [])
  const onReady = useCallback(() => {
    if (loaded) onToast(loaded.present, loaded.dismiss)
  }, [loaded])
  return loaded ? <loaded.Toaster onReady={onReady} /> : null
}
