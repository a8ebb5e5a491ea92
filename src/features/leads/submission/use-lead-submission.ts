import { useCallback, useRef, useState } from 'react'
import { toast } from '@/lib/toast'
import { useSingleFlight } from '@/lib/use-single-flight'
import { explainFailure } from './explain-failure'
import { type LeadAnswers, type LeadDraft, sendLead, type SentLead, startDraft } from './send-lead'

interface Options<Name extends string> {
  /** The form's fields; the server may refuse any of them. */
  names: readonly Name[]
  interest: string | undefined
  setError: (name: Name, error: { message: string }, options: { shouldFocus: boolean }) => void
}

/**
 * Sends a filled form as a lead. One filled form is one lead, however often it is sent: its id lasts
 * until it has arrived. A failure is shown in a toast, in `failure` and at its fields.
 */
export function useLeadSubmission<Name extends string>(options: Options<Name>) {
  const { names, interest, setError } = options
  const [failure, setFailure] = useState<string>()
  const honeypot = useRef<HTMLInputElement>(null)
  const draft = useRef<LeadDraft>(null)
  const once = useSingleFlight()

  /** Called when the form opens: from here the fill time counts. */
  const begin = useCallback(() => {
    draft.current ??= startDraft()
  }, [])

  /** @returns undefined when the lead has not arrived */
  const send = async (answers: LeadAnswers): Promise<SentLead | undefined> => {
    setFailure(undefined)
    draft.current ??= startDraft()
    const nickname = honeypot.current?.value ?? ''
    try {
      const sent = await sendLead(answers, { draft: draft.current, interest, nickname })
      draft.current = null
      return sent
    } catch (error) {
      const { message, fields } = explainFailure(error, names)
      for (const [index, field] of fields.entries()) {
        setError(field.name, { message: field.message }, { shouldFocus: index === 0 })
      }
      setFailure(message)
      toast.error('Ошибка', message)
      return undefined
    }
  }

  return { failure, honeypot, begin, send, once }
}
