import { useEffect } from 'react'

/** Marks the page while a composer is shown: toasts keep clear of its buttons (toaster.tsx). */
export function useComposerMark(kind: 'mail' | 'chat'): void {
  useEffect(() => {
    document.documentElement.dataset.writing = kind
    return () => {
      delete document.documentElement.dataset.writing
    }
  }, [kind])
}
