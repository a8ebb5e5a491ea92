import { useEffect, useState } from 'react'
import { type DialogName, type DialogRequest, onDialogRequest } from '@/lib/dialog-events'
import { useOnDemand } from '@/lib/use-on-demand'
import { DialogPending } from './dialog-pending'

const loadConsultation = () => import('@/features/consultation/components/consultation-dialog')
const loadSignIn = () => import('@/features/auth/components/sign-in-dialog')

interface OpenDialog extends DialogRequest {
  name: DialogName
}

/**
 * Opens the dialogs that window events ask for. Each dialog's code is loaded with its first opening
 * and stays mounted afterwards, so that a form closed by accident keeps what was typed.
 */
export function DialogHost() {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const consultation = useOnDemand(loadConsultation)
  const signIn = useOnDemand(loadSignIn)
  const { demand: demandConsultation } = consultation
  const { demand: demandSignIn } = signIn

  useEffect(
    () =>
      onDialogRequest((name, request) => {
        if (name === 'signIn') demandSignIn()
        else demandConsultation()
        setOpen({ name, ...request })
      }),
    [demandConsultation, demandSignIn],
  )

  const Consultation = consultation.loaded?.ConsultationDialog
  const SignIn = signIn.loaded?.SignInDialog
  const close = () => setOpen(null)

  return (
    <>
      {(consultation.pending || signIn.pending) && <DialogPending />}
      {Consultation && (
        <Consultation
          // There is no quiz yet: whoever asks for it gets the consultation.
          open={open?.name === 'consultation' || open?.name === 'projectQuiz'}
          interest={open?.interest}
          onClose={close}
        />
      )}
      {SignIn && <SignIn open={open?.name === 'signIn'} onClose={close} />}
    </>
  )
}
