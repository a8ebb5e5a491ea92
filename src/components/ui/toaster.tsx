import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useTheme } from 'next-themes'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Toaster as Sonner, toast as sonner, useSonner } from 'sonner'
import { pageAt } from '@/content/navigation'
import { cn } from '@/lib/cn'
import { useMedia } from '@/lib/hooks/use-media'
import { onToast, type ToastMessage } from '@/lib/toast'

const icons: Record<ToastMessage['tone'], ReactNode> = {
  success: <CircleCheck aria-hidden className="size-5 text-success" />,
  error: <CircleAlert aria-hidden className="size-5 text-destructive-text" />,
  info: <Info aria-hidden className="size-5 text-info" />,
}

/** Shows a toast; errors stay longer. */
function present(message: ToastMessage) {
  const { tone, title, description, about, action, duration } = message
  sonner(title, {
    ...(about !== undefined && { id: about }),
    description,
    icon: icons[tone],
    duration: duration ?? (tone === 'error' ? 8000 : 5000),
    action: action && { label: action.label, onClick: action.onPress },
    className: cn(
      tone === 'error' && 'border-destructive-text/50!',
      // A modal layer below takes all clicks; a toast without an action must not cover it.
      action && 'pointer-events-auto',
    ),
  })
}

const dismiss = (about: string) => void sonner.dismiss(about)

/** The container of the toasts. */
export function Toaster() {
  const { resolvedTheme } = useTheme()
  const isBackOffice = pageAt(useLocation().pathname) === 'admin'
  const isWide = useMedia('(min-width: 64rem)')
  const isShown = useSonner().toasts.length > 0
  useEffect(() => onToast(present, dismiss), [])
  // `body:has([data-sonner-toast])` would restyle the whole page with every node that is added.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-toasts', isShown)
  }, [isShown])
  return (
    <Sonner
      theme={resolvedTheme === 'light' ? 'light' : 'dark'}
      // At the bottom it would cover a dialog's buttons, which are on the right; at the top, the back office's tabs.
      position={isBackOffice && isWide ? 'bottom-left' : 'top-center'}
      // Fits above a dialog's title on a phone (dialog.tsx).
      mobileOffset={8}
      containerAriaLabel="Уведомления"
      closeButton
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Закрыть уведомление',
        classNames: {
          // A toast behind the first one shows only its edge, even if its text is longer.
          toast:
            'relative flex w-full items-start gap-3 font-sans rounded-card border bg-raised px-4 py-3 pr-12 text-foreground shadow-2xl data-[expanded=false]:data-[front=false]:*:opacity-0',
          title: 'text-[0.9375rem] font-semibold',
          description: 'mt-0.5 text-sm text-muted-foreground',
          actionButton:
            '-my-3 ml-auto h-11 shrink-0 self-center rounded-control px-2.5 text-sm font-medium text-accent hover:underline',
          closeButton:
            'absolute! inset-auto! top-1! right-1! grid! size-11! translate-0! place-items-center rounded-control! border-0! bg-transparent! text-muted-foreground! hover:text-foreground! [&_svg]:size-4',
        },
      }}
    />
  )
}
