import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

interface PaneLayerProps {
  title: string
  onClose: () => void
  onClosed: () => void
  children: ReactNode
}

/** The opened email or chat on a small screen, above the list, which keeps its scroll position. */
export function PaneLayer({ title, onClose, onClosed, children }: PaneLayerProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          data-inbox-layer
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          // The first Escape folds the composer.
          onEscapeKeyDown={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-composer]')) {
              event.preventDefault()
            }
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 h-dvh animate-in bg-card duration-200 outline-none fade-in slide-in-from-right-8"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
