import { useEffect, useState } from 'react'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { toast } from '@/lib/toast'
import type { SentReceipt } from './receipt'
import { useShownOnce } from './use-shown-once'

/** Not that of the failures: a toast that is just being withdrawn would take a new one with it. */
const aboutSent = { about: 'lead-sent' }

interface Options {
  isOpen: boolean
  /** The event that opened the dialog. */
  request: DialogRequest | null | undefined
  /** Empties the form once its receipt was shown. */
  startOver: () => void
}

/**
 * The receipt of a sent form. Its contact can be corrected: the same form is shown again, and sent again it is the
 * same lead. The toast says no more than the receipt, so it waits until the dialog is closed.
 */
export function useReceipt({ isOpen, request, startOver }: Options) {
  const [sent, setSent] = useState<SentReceipt>()
  const [isCorrecting, setCorrecting] = useState(false)
  useShownOnce(isOpen, request, sent !== undefined, () => {
    setSent(undefined)
    setCorrecting(false)
    startOver()
  })
  useEffect(() => {
    if (!isOpen && sent) toast.success(sent.toast.title, sent.toast.description, aboutSent)
  }, [isOpen, sent])
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
