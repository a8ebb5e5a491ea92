import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { translated } from '@contracts/lang.ts'
import type { DialogState } from '@/components/ui/dialog'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { useTexts } from '@/lib/hooks/use-texts'
import { toast } from '@/lib/toast'
import type { SentReceipt } from './receipt'

/** Not that of the failures: a toast that is just being withdrawn would take a new one with it. */
const aboutSent = { about: 'lead-sent' }

const uncorrectedTexts = translated(
  {
    title: 'Новые контакты не отправлены',
    description: 'Заявка принята с прежними. Исправление ждёт в форме.',
  },
  {
    title: 'The new contact details are not sent',
    description: 'Your request is accepted with the former ones. The correction waits in the form.',
  },
)

export interface LeadDialogProps extends DialogState {
  /** The event that opened it; each one starts a new form once the last was sent. */
  request?: DialogRequest | null
}

export interface ReceiptOptions {
  isOpen: boolean
  /** The event that opened the dialog. */
  request: DialogRequest | null | undefined
  /** Empties the form once its receipt was shown. */
  startOver: () => void
}

/**
 * The receipt of a sent form. Its contact can be corrected: the same form is shown again, and sent again it is the
 * same lead. The toast says no more than the receipt, so it waits until the dialog is closed.
 *
 * A receipt is shown once: when its dialog opens again, after closing or by another event, the form is new. One that
 * arrives while the dialog is closed waits for the next opening, and so does a correction that is not sent.
 */
export function useReceipt({ isOpen, request, startOver }: ReceiptOptions) {
  const [sent, setSent] = useState<SentReceipt>()
  const [isCorrecting, setCorrecting] = useState(false)
  const uncorrected = useTexts(uncorrectedTexts)
  const wasShown = useRef(false)
  const forgetShown = useEffectEvent(() => {
    if (!wasShown.current || isCorrecting) return
    wasShown.current = false
    setSent(undefined)
    startOver()
  })
  useLayoutEffect(() => {
    if (isOpen) forgetShown()
  }, [isOpen, request])
  useEffect(() => {
    if (!sent) return
    if (isOpen) wasShown.current = true
    else if (isCorrecting) toast.info(uncorrected.title, uncorrected.description, aboutSent)
    else toast.success(sent.toast.title, sent.toast.description, aboutSent)
  }, [isOpen, sent, isCorrecting, uncorrected])
  return {
    receipt: isCorrecting ? undefined : sent,
    isCorrecting,
    show: (receipt: SentReceipt) => {
      setSent(receipt)
      setCorrecting(false)
    },
    correct: () => setCorrecting(true),
    keep: () => setCorrecting(false),
  }
}
