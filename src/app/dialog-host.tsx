import { startTransition, useEffect, useState } from 'react'
import { chatStorageKey } from '@/features/chat/storage-key'
import { type DialogName, type DialogRequest, onDialogRequest } from '@/lib/dialog-events'
import { isStored } from '@/lib/stored'
import { useOnDemand } from '@/lib/use-on-demand'
import { DialogPending } from './dialog-pending'
import { useIsAtWork } from './layout/use-is-at-work'

const loadConsultation = () => import('@/features/leads/consultation/consultation-dialog')
const loadChat = () => import('./site-chat')
const loadOrder = () => import('@/features/leads/order/order-dialog')
const loadQuiz = () => import('@/features/leads/quiz/quiz-dialog')
const loadSignIn = () => import('@/features/auth/sign-in/sign-in-dialog')

interface OpenDialog extends DialogRequest {
  name: DialogName
}

/**
 * Opens the dialogs that window events ask for. Each dialog's code is loaded with its first opening
 * and stays mounted afterwards, so that a form closed by accident keeps what was typed. The chat's is
 * loaded, too, when a reload has interrupted a conversation.
 */
export function DialogHost() {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  // The chat is the visitors': staff would talk to themselves.
  const isAtWork = useIsAtWork()
  const consultation = useOnDemand(loadConsultation)
  const order = useOnDemand(loadOrder)
  const quiz = useOnDemand(loadQuiz)
  const signIn = useOnDemand(loadSignIn)
  const chat = useOnDemand(loadChat)
  const { demand: demandConsultation } = consultation
  const { demand: demandOrder } = order
  const { demand: demandQuiz } = quiz
  const { demand: demandSignIn } = signIn
  const { demand: demandChat } = chat

  useEffect(
    () =>
      onDialogRequest((name, request) => {
        if (name === 'signIn') demandSignIn()
        else if (name === 'chat') demandChat()
        else if (name === 'order') demandOrder()
        else if (name === 'projectQuiz') demandQuiz()
        else if (name === 'consultation') demandConsultation()
        // Laying out a form takes longer than a frame: the press is seen first.
        startTransition(() => setOpen({ name, ...request }))
      }),
    [demandConsultation, demandOrder, demandQuiz, demandSignIn, demandChat],
  )
  useEffect(() => {
    if (isStored('sessionStorage', chatStorageKey)) demandChat()
  }, [demandChat])

  const Consultation = consultation.loaded?.ConsultationDialog
  const Order = order.loaded?.OrderDialog
  const Quiz = quiz.loaded?.QuizDialog
  const SignIn = signIn.loaded?.SignInDialog
  const pending = [consultation, order, quiz, signIn, chat].map((it) => it.pending)
  const close = () => setOpen(null)

  return (
    <>
      {pending.some(Boolean) && <DialogPending isOffline={pending.includes('offline')} />}
      {Consultation && (
        <Consultation open={open?.name === 'consultation'} request={open} onClose={close} />
      )}
      {Order && <Order open={open?.name === 'order'} request={open} onClose={close} />}
      {Quiz && <Quiz open={open?.name === 'projectQuiz'} request={open} onClose={close} />}
      {chat.loaded && !isAtWork && <chat.loaded.SiteChat request={open} />}
      {SignIn && <SignIn open={open?.name === 'signIn'} onClose={close} />}
    </>
  )
}
