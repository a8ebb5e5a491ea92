import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fileNames, type UploadQueue } from '@/components/uploads/upload-queue'
import { useUploads } from '@/components/uploads/use-uploads'
import { toast } from '@/lib/toast'
import { uploadAttachment } from '@/lib/backend/upload-attachment'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { isFault } from '@/lib/page/note-error'
import { leadSent } from '@/lib/page/lead-sent'
import type { Wish } from '../wish'
import { useContactDoubts } from './contact-doubts'
import { explainFailure } from './explain-failure'
import type { SentReceipt } from './receipt'
import { aboutLead, offlineText, whenOnline } from './when-online'
import { type LeadAnswers, type LeadDraft, sendLead, type SentLead, startDraft } from './send-lead'
import { type ReceiptOptions, useReceipt } from './use-receipt'

interface Options<Name extends string> extends Omit<ReceiptOptions, 'startOver'> {
  /** The form's fields; the server may refuse any of them. */
  names: readonly Name[]
  wish: Wish | undefined
  isDirty: boolean
  /** What else begins again with a new form. */
  startOver?: () => void
  /** Empties the form, but for who is known to ask. */
  reset: (contact: DialogRequest['contact']) => void
  setError: (
    name: NoInfer<Name> | 'email' | 'phone',
    error: { type?: string; message: string },
    options: { shouldFocus: boolean },
  ) => void
}

function retryFailed(queue: UploadQueue) {
  for (const { key, state } of queue.getItems()) if (state.kind === 'failed') queue.retry(key)
}

/**
 * Sends a filled form as a lead, and shows its receipt. One filled form is one lead, however often it is sent, also
 * with another contact: its id stays until the form is emptied. A failure is shown in a toast, in `failure` and at its
 * fields. Without a connection it waits for one, and is sent then.
 */
export function useLeadForm<Name extends string>(options: Options<Name>) {
  const { names, wish, setError, isOpen, isDirty } = options
  const contact = options.request?.contact
  const [failure, setFailure] = useState<string>()
  const [isOffline, setOffline] = useState(false)
  const honeypot = useRef<HTMLInputElement>(null)
  const draft = useRef<LeadDraft>(null)
  const uploads = useUploads(uploadAttachment)
  const isDoubtful = useContactDoubts(setError)
  const startOver = () => {
    draft.current = null
    uploads.queue.clear()
    options.reset(contact)
    options.startOver?.()
  }
  const { show, ...shown } = useReceipt({ ...options, startOver })

  const reset = useEffectEvent(options.reset)
  useEffect(() => {
    if (isOpen && contact && !isDirty) reset(contact)
  }, [isOpen, contact, isDirty])

  // The fill time starts.
  useEffect(() => {
    if (isOpen && !shown.receipt) draft.current ??= startDraft()
  }, [isOpen, shown.receipt])

  useEffect(() => {
    if (!isOffline) return
    const warn = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOffline])

  /** @returns whether the lead was stored */
  const send = async (answers: LeadAnswers, receiptOf: (sent: SentLead) => SentReceipt) => {
    if (isDoubtful(answers.data)) return false
    setFailure(undefined)
    draft.current ??= startDraft()
    const nickname = honeypot.current?.value ?? ''
    try {
      const filled = { draft: draft.current, wish, nickname }
      const sendNow = async (isAgain: boolean) => {
        // Retry the uploads that failed without a connection.
        if (isAgain) retryFailed(uploads.queue)
        await uploads.queue.settled()
        return sendLead(answers, { ...filled, attachmentIds: uploads.queue.ids })
      }
      const sent = await whenOnline(sendNow, setOffline)
      toast.withdraw(aboutLead.about)
      window.dispatchEvent(new Event(leadSent))
      const items = uploads.queue.getItems()
      const arrived = items.filter(
        ({ state }) => state.kind === 'ready' && !sent.missingAttachmentIds.includes(state.id),
      )
      // A missing file does not hold the lead back.
      const missing = fileNames(items.filter((item) => !arrived.includes(item)))
      if (missing) {
        toast.info('Не все файлы приложены', `Пришлите ответом на наше письмо: ${missing}.`)
      }
      const receipt = receiptOf(sent)
      show({ ...receipt, sent: [...receipt.sent, { label: 'Файлы', value: fileNames(arrived) }] })
      return true
    } catch (error) {
      if (isFault(error)) throw error
      const { message, fields } = explainFailure(error, names)
      for (const [index, field] of fields.entries()) {
        setError(field.name, { message: field.message }, { shouldFocus: index === 0 })
      }
      setFailure(message)
      toast.error('Ошибка', message, aboutLead)
      return false
    }
  }

  return {
    ...shown,
    failure: isOffline ? offlineText : failure,
    isOffline,
    honeypot,
    uploads,
    send,
  }
}
