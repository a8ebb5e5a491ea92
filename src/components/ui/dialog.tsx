import * as Radix from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import '@/brand/more-letters'
import { translated } from '@contracts/lang.ts'
import { hasFinePointer } from '@/lib/browser/media'
import { useLang, useTexts } from '@/lib/hooks/use-texts'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { closeOnBack } from '@/lib/page/close-on-back'
import { ErrorBoundary } from './error-boundary'
import { Form, type FormProps } from './form'
import { Alert } from './alert'
import { Button } from './button'

// On a phone a sheet leaves the top of the screen free for a toast, which must not cover the title; a low screen has no room for that.
const panel = cva(
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[max(100dvh-6.5rem,min(100dvh,33rem))] flex-col overflow-hidden rounded-t-3xl border bg-raised text-foreground shadow-2xl duration-200 outline-none data-[state=open]:animate-in data-[state=open]:fade-in max-sm:data-[state=open]:slide-in-from-bottom sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[min(92dvh,60rem)] sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-3xl sm:data-[state=open]:zoom-in-97 short:max-h-dvh sm:short:max-h-dvh',
  {
    variants: {
      size: {
        small: 'sm:max-w-[28rem]',
        medium: 'sm:max-w-[42rem]',
        wide: 'sm:max-w-[46rem]',
      },
      /** As high as the content, or constant (on a phone the whole screen except for a toast). */
      height: {
        content: '',
        steady:
          'max-sm:h-dvh max-sm:max-h-[calc(100dvh-7.5rem)] max-sm:rounded-none max-sm:border-0 max-sm:not-in-[[data-toasts]]:max-h-dvh sm:h-[min(92dvh,50rem)] sm:short:h-dvh',
      },
      /** Until it has left, it has the focus and the keys. */
      leaves: {
        slowly:
          'data-[state=closed]:animate-out data-[state=closed]:fade-out max-sm:data-[state=closed]:slide-out-to-bottom',
        atOnce: '',
      },
    },
    defaultVariants: { size: 'small', height: 'content', leaves: 'slowly' },
  },
)

interface DialogProps extends VariantProps<typeof panel> {
  open: boolean
  onClose: () => void
  /** Moves the focus after closing; `restore`, the default, returns it to the previous element. */
  onClosed?: (restore: () => void) => void
  title: string
  description?: ReactNode
  children: ReactNode
}

/** Whether a dialog is open, as its owner knows. */
export type DialogState = Pick<DialogProps, 'open' | 'onClose'>

/**
 * Toasts and a captcha's frames are outside the dialog, but a press on one must not close the form. A frame's own
 * presses do not reach the page, except while it loads.
 */
const keepOpenForOthers: ComponentProps<typeof Radix.Content>['onInteractOutside'] = (event) => {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster], iframe')) {
    event.preventDefault()
  }
}

/** Focuses `data-first-focus` or the first field; on touch screens the panel. */
function focusFirstField(event: Event) {
  if (!(event.target instanceof HTMLElement)) return
  event.preventDefault()
  const field =
    hasFinePointer() &&
    event.target.querySelector<HTMLElement>('form :is(input, select, textarea):not([hidden])')
  const marked = event.target.querySelector<HTMLElement>('[data-first-focus]')
  const target = marked ?? (field || event.target)
  target.focus({ preventScroll: true })
}

function useCloseOnBack(open: boolean, onClose: () => void) {
  const close = useStableCallback(onClose)
  useEffect(() => (open ? closeOnBack(close) : undefined), [open, close])
}

const closeTexts = translated('Закрыть', 'Close')

/** A modal dialog: a bottom sheet on a phone, a centred panel on larger screens. Its children scroll. */
export function Dialog(props: DialogProps) {
  const { open, onClose, onClosed, title, description, size, height, leaves, children } = props
  // Radix returns the focus only to its own trigger, and these dialogs are opened by events.
  const opener = useRef<Element>(null)
  useCloseOnBack(open, onClose)
  const close = useTexts(closeTexts)
  const lang = useLang()
  const restoreFocus = (event: Event) => {
    event.preventDefault()
    const restore = () => {
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
    if (onClosed) onClosed(restore)
    else restore()
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/60 backdrop-blur-[2px] data-[state=closed]:animate-out data-[state=closed]:fade-out data-[state=open]:animate-in data-[state=open]:fade-in" />
        <Radix.Content
          lang={lang}
          className={panel({ size, height, leaves })}
          onInteractOutside={keepOpenForOthers}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            focusFirstField(event)
          }}
          onCloseAutoFocus={restoreFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-4 border-b py-4 pr-3 pl-5 sm:py-5 sm:pr-5 sm:pl-8 short:py-1">
            <div className="min-w-0 flex-1 pt-1.5 pb-1">
              <Radix.Title className="text-xl leading-tight font-semibold tracking-[-0.02em] sm:text-2xl">
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1.5 text-[0.9375rem] text-muted-foreground">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label={close}>
                <X aria-hidden className="size-5!" />
              </Button>
            </Radix.Close>
          </header>
          <ErrorBoundary>{children}</ErrorBoundary>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A small dialog of nothing but a body. */
export const SmallDialog = ({
  children,
  ...props
}: Omit<DialogProps, 'size' | 'height' | 'leaves'>) => (
  <Dialog {...props}>
    <DialogBody>{children}</DialogBody>
  </Dialog>
)

/** The part of a dialog that scrolls; without focusable content only a label lets the keyboard scroll it. */
export function DialogBody({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div
      {...(label && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-8 sm:py-6 short:in-[form]:flex-none short:in-[form]:overflow-visible"
    >
      {children}
    </div>
  )
}

/** A form in a dialog. Its footer stays in sight, except on a short screen, which has no room for it. */
export const DialogForm = (form: Pick<FormProps, 'ref' | 'children' | 'onSubmit'>) => (
  <Form
    className="flex min-h-0 flex-1 flex-col short:overflow-y-auto short:overscroll-contain *:[[role=alert]]:mx-5 *:[[role=alert]]:mb-4 *:[[role=alert]]:w-auto! sm:*:[[role=alert]]:mx-8"
    {...form}
  />
)

/** On a short screen, where the footer scrolls, an alert above the buttons must not push them out of sight. */
const showWholeFooter = (alert: Element | null) =>
  alert?.closest('footer')?.scrollIntoView({ block: 'nearest' })

export function DialogFooter({ failure, children }: { failure?: ReactNode; children: ReactNode }) {
  return (
    <footer className="border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-5">
      {failure && (
        <div ref={showWholeFooter} className="mb-4">
          <Alert>{failure}</Alert>
        </div>
      )}
      {children}
    </footer>
  )
}
