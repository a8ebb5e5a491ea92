import { type ComponentType, useEffect, useState } from 'react'
import { loadWhenOnline } from '@/lib/page/load-when-online'
import { onToastWaiting } from '@/lib/toast'

/** Loads the toaster with the first message. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    let loading: Promise<void> | undefined
    onToastWaiting(() => {
      loading ??= loadWhenOnline(() => import('@/components/ui/toaster'))
        .then((loaded) => setToaster(() => loaded.Toaster))
        .catch((error: unknown) => {
          loading = undefined
          console.error('The toaster could not be loaded:', error)
        })
    })
  }, [])
  return Toaster && <Toaster />
}
