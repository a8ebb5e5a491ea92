import { type ComponentType, startTransition, useEffect, useMemo, useState } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import {
  dialogEvents,
  type DialogName,
  type DialogRequest,
  onDialogRequest,
} from '@/lib/page/dialog-events'
import { useAuth } from '@/features/auth/session/auth-context'
import { useOnDemand } from '@/lib/hooks/use-on-demand'
import { chatKey, isStored } from '@/lib/storage'
import { useIsAtWork } from './layout/use-is-at-work'
import { Pending } from './pending'

interface OpenDialog extends DialogRequest {
  name: DialogName
}

interface DialogProps {
  open: boolean
  request: OpenDialog | null
  onClose: () => void
}

/** Dialogs by the event that opens them; «Безопасность» belongs to the account (auth/account-session.tsx). */
const dialogs: Partial<Record<DialogName, () => Promise<ComponentType<DialogProps>>>> = {
  consultation: async () =>
    (await import('@/features/leads/consultation/consultation-dialog')).ConsultationDialog,
  order: async () =>
    (await import('@/features/leads/consultation/consultation-dialog')).OrderDialog,
  projectQuiz: async () => (await import('@/features/leads/quiz/quiz-dialog')).QuizDialog,
  signIn: async () => (await import('@/features/auth/sign-in/sign-in-dialog')).SignInDialog,
}

const loadChat = async () => (await import('./site-chat')).SiteChat

const askedFor = ({ name, ...detail }: OpenDialog) => ({ event: dialogEvents[name], detail })

/** Opens the dialogs and the chat on window events. */
export function DialogHost() {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  // The chat is for visitors: staff would talk to themselves.
  const isAtWork = useIsAtWork()

  useEffect(
    () =>
      onDialogRequest((name, request) => {
        // Rendering a form takes longer than a frame: show the press first.
        startTransition(() => setOpen({ name, ...request }))
      }),
    [],
  )
  // Back leads to another page, on which a form would stay open.
  useEffect(() => {
    const close = () => setOpen((shown) => (shown?.name === 'chat' ? shown : null))
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])

  const { user } = useAuth()
  const email = user?.email
  const name = String(user?.user_metadata.full_name ?? '')
  // A new object is a new request, which would end a receipt.
  const request = useMemo(
    () =>
      open && {
        ...open,
        contact: open.contact ?? (email ? { name, email } : undefined),
      },
    [open, email, name],
  )

  const propsOf = (name: string) => ({
    open: open?.name === name,
    request,
    onClose: () => setOpen(null),
  })
  return (
    <>
      {Object.entries(dialogs).map(([name, load]) => (
        <DialogOnDemand key={name} load={load} {...propsOf(name)} />
      ))}
      {/* Also loaded when a reload has interrupted a conversation. */}
      {!isAtWork && (
        <DialogOnDemand load={loadChat} isNeeded={isStored(chatKey)} {...propsOf('chat')} />
      )}
    </>
  )
}

interface DialogOnDemandProps extends DialogProps {
  load: () => Promise<ComponentType<DialogProps>>
  /** Whether it is loaded before it is opened. */
  isNeeded?: boolean
}

/** Stays mounted once opened, so that a form closed by accident keeps its input. */
function DialogOnDemand({ load, isNeeded, ...props }: DialogOnDemandProps) {
  const { loaded: Dialog, pending, demand } = useOnDemand(load, isNeeded)
  const { open, request } = props
  useEffect(() => {
    if (open && request) demand(askedFor(request))
  }, [open, request, demand])
  if (!Dialog) return pending && <Pending isOffline={pending === 'offline'} />
  return (
    <ErrorBoundary floats resetKey={request}>
      <Dialog {...props} />
    </ErrorBoundary>
  )
}
