import { useCallback, useEffect, useRef, useState } from 'react'
import type * as ToasterModule from '@/components/ui/toaster'
import { onToast, type ToastMessage } from '@/lib/toast'

/** Loads the toaster with the first message, and passes it all messages. */
export function ToastHost() {
  const [loaded, setLoaded] = useState<typeof ToasterModule>()
  const waiting = useRef<ToastMessage[]>([])
  const present = useRef((message: ToastMessage) => {
    waiting.current.push(message)
  })

  useEffect(() => {
    let loading: Promise<void> | undefined
    let toaster: typeof ToasterModule | undefined
    const show = (message: ToastMessage) => {
      present.current(message)
      loading ??= import('@/components/ui/toaster')
        .then((module) => {
          toaster = module
          setLoaded(module)
        })
        .catch((error: unknown) => {
          loading = undefined
          console.error('The toaster could not be loaded:', error)
        })
    }
    const withdraw = (about: string) => {
      waiting.current = waiting.current.filter((message) => message.about !== about)
      toaster?.dismiss(about)
    }
    return onToast(show, withdraw)
  }, [])

  const onReady = useCallback(() => {
    if (!loaded) return
    present.current = loaded.present
    for (const message of waiting.current.splice(0)) loaded.present(message)
  }, [loaded])

  return loaded ? <loaded.Toaster onReady={onReady} /> : null
}
