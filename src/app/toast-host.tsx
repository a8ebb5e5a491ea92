import { type ComponentType, useEffect, useState } from 'react'
import { onToastWaiting } from '@/lib/toast'

/** Loads the toaster with the first message. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    let loading: Promise<void> | undefined
    onToastWaiting(() => {
      loading ??= import('@/components/ui/toaster')
        .then((loaded) => setToaster(() => loaded.Toaster))
        .catch((error: unknown) => {
          loading = undefined
          console.error('The toaster could not be loaded:', error)
        })
    })
  }, [])
  return Toaster && <Toaster />
}
