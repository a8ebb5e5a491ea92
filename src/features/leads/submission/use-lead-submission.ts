import { useCallback, useRef, useState } from 'react'
import type { UploadItem, UploadQueue } from '@/components/uploads/upload-queue'
import { useUploads } from '@/components/uploads/use-uploads'
import { toast } from '@/lib/toast'
import { uploadAttachment } from '@/lib/backend/upload-attachment'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import type { Wish } from '../wish'
import { explainFailure } from './explain-failure'
import { aboutLead, offlineText, whenOnline } from './when-online'
import { type LeadAnswers, type LeadDraft, sendLead, type SentLead, startDraft } from './send-lead'

interface Options<Name extends string> {
  /** The form's fields; the server may refuse any of them. */
  names: readonly Name[]
  wish: Wish | undefined
  setError: (name: Name, error: { message: string }, options: { shouldFocus: boolean }) => void
}

/** A missing file does not hold the lead back. */
function tellOfMissing(items: readonly UploadItem[], missingIds: readonly string[]) {
  const missing = items.filter(
    ({ state }) =>
      state.kind === 'failed' || (state.kind === 'ready' && missingIds.includes(state.id)),
  )
  if (missing.length === 0) return
  const names = missing.map(({ name }) => `«${name}»`).join(', ')
  toast.info('Не все файлы приложены', `Пришлите ответом на наше письмо: ${names}.`)
}

function retryFailed(queue: UploadQueue) {
  for (const { key, state } of queue.getItems()) if (state.kind === 'failed') queue.retry(key)
}

/**
 * Sends a filled form as a lead. One filled form is one lead, however often it is sent, also with another contact:
 * its id stays until the form is emptied. A failure is shown in a toast, in `failure` and at its fields. Without a connection it waits for one, and
 * is sent then.
 */
export function useLeadSubmission<Name extends string>(options: Options<Name>) {
  const { names, wish, setError } = options
  const [failure, setFailure] = useState<string>()
  const [isOffline, setOffline] = useState(false)
  const honeypot = useRef<HTMLInputElement>(null)
  const draft = useRef<LeadDraft>(null)
  const uploads = useUploads(uploadAttachment)
  const once = useSingleFlight()

  /** Called when the form opens, to start the fill time. */
  const begin = useCallback(() => {
    draft.current ??= startDraft()
  }, [])

  /** Empties the form for another lead; until then, sent again it is the same lead. */
  const startOver = () => {
    draft.current = null
    uploads.queue.clear()
  }

  /** @returns undefined if the lead was not stored */
  const send = async (answers: LeadAnswers): Promise<SentLead | undefined> => {
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
      tellOfMissing(uploads.queue.getItems(), sent.missingAttachmentIds)
      return sent
    } catch (error) {
      const { message, fields } = explainFailure(error, names)
      for (const [index, field] of fields.entries()) {
        setError(field.name, { message: field.message }, { shouldFocus: index === 0 })
      }
      setFailure(message)
      toast.error('Ошибка', message, aboutLead)
      return undefined
    }
  }

  return {
    failure: isOffline ? offlineText : failure,
    isOffline,
    honeypot,
    uploads,
    begin,
    startOver,
    send,
    once,
  }
}
