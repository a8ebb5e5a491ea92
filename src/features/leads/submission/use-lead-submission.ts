import { useCallback, useRef, useState } from 'react'
import { explainFailure, type FieldFault } from './explain-failure'
import { type LeadDraft, type LeadEnvelope, leadEnvelope, startDraft } from './send-lead'
import { toast } from '@/lib/toast'
import { useSingleFlight } from '@/lib/use-single-flight'

interface Options<Name extends string> {
  /** The form's fields, whose faults the server may name. */
  names: readonly Name[]
  interest: string | undefined
  showFaults: (faults: FieldFault<Name>[]) => void
}

/**
 * Sends a filled form as a lead. One filled form is one lead, however often it is sent: its id lasts
 * until it has arrived. A failure is told in a toast, in `failure` and at its fields.
 */
export function useLeadSubmission<Name extends string>(options: Options<Name>) {
  const { names, interest, showFaults } = options
  const [failure, setFailure] = useState<string>()
  const honeypot = useRef<HTMLInputElement>(null)
  const draft = useRef<LeadDraft>(null)
  const once = useSingleFlight()

  /** Called when the form opens: from here the fill time counts. */
  const begin = useCallback(() => {
    draft.current ??= startDraft()
  }, [])

  /** @returns whether the lead has arrived */
  const send = async (request: (envelope: LeadEnvelope) => Promise<void>): Promise<boolean> => {
    setFailure(undefined)
    draft.current ??= startDraft()
    const nickname = honeypot.current?.value ?? ''
    try {
      await request(await leadEnvelope({ draft: draft.current, interest, nickname }))
      draft.current = null
      return true
    } catch (error) {
      const { message, fields } = explainFailure(error, names)
      showFaults(fields)
      setFailure(message)
      toast.error('Ошибка', message)
      return false
    }
  }

  return { failure, honeypot, begin, send, once }
}
