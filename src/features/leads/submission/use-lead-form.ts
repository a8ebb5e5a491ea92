import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fileNames, type UploadQueue } from '@/components/uploads/upload-queue'
import { useUploads } from '@/components/uploads/use-uploads'
import { translated } from '@contracts/lang.ts'
import { company } from '@/content/company'
import { useLang } from '@/lib/hooks/use-texts'
import { toast } from '@/lib/toast'
import { uploadAttachment } from '@/lib/backend/upload-attachment'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { isFault } from '@/lib/page/note-error'
import { leadSent } from '@/lib/page/lead-sent'
import type { Wish } from '../wish'
import { useContactDoubts } from './contact-doubts'
import { explainFailure } from './explain-failure'
import type { SentReceipt } from './receipt'
import { aboutLead, offlineTexts, whenOnline } from './when-online'
import { type LeadAnswers, type LeadDraft, sendLead, type SentLead, startDraft } from './send-lead'
import { type ReceiptOptions, useReceipt } from './use-receipt'

const texts = translated(
  {
    missing: 'Не все файлы приложены',
    sendMissing: (files: string) => `Пришлите на ${company.email}, назвав номер заявки: ${files}.`,
    files: 'Файлы',
    error: 'Ошибка',
  },
  {
    missing: 'Some files are not attached',
    sendMissing: (files) =>
      `Please send them to ${company.email} with the number of your request: ${files}.`,
    files: 'Files',
    error: 'Error',
  },
)

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
  const lang = useLang()
  const said = texts[lang]
  const isDoubtful = useContactDoubts(setError, lang)
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
    // Their rows already say so.
    const refused = uploads.queue.getItems().filter(({ state }) => state.kind === 'refused')
    draft.current ??= startDraft()
    const nickname = honeypot.current?.value ?? ''
    try {
      const filled = { draft: draft.current, wish, lang, nickname }
      const sendNow = async (isAgain: boolean) => {
        // Retry the uploads that failed without a connection.
        if (isAgain) retryFailed(uploads.queue)
        await uploads.queue.settled()
        return sendLead(answers, { ...filled, attachmentIds: uploads.queue.ids })
      }
      const sent = await whenOnline(sendNow, setOffline, lang)
      toast.withdraw(aboutLead.about)
      window.dispatchEvent(new Event(leadSent))
      const items = uploads.queue.getItems()
      const arrived = items.filter(
        ({ state }) => state.kind === 'ready' && !sent.missingAttachmentIds.includes(state.id),
      )
      // A missing file does not hold the lead back.
      const missing = fileNames(
        items.filter((item) => !arrived.includes(item) && !refused.includes(item)),
      )
      if (missing) {
        toast.info(said.missing, said.sendMissing(missing))
      }
      const receipt = receiptOf(sent)
      show({
        ...receipt,
        sent: [...receipt.sent, { label: said.files, value: fileNames(arrived) }],
      })
      return true
    } catch (error) {
      if (isFault(error)) throw error
      const { message, fields } = explainFailure(error, names, lang)
      for (const [index, field] of fields.entries()) {
        setError(field.name, { message: field.message }, { shouldFocus: index === 0 })
      }
      setFailure(message)
      toast.error(said.error, message, aboutLead)
      return false
    }
  }

  return {
    ...shown,
    failure: isOffline ? offlineTexts[lang].form : failure,
    isOffline,
    honeypot,
    uploads,
    send,
  }
}
