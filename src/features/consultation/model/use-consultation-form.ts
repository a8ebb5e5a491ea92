import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Consultation, type ConsultationInput, consultationSchema } from '@contracts/lead.ts'
import { promises } from '@/content/company'
import { type LeadDraft, startDraft } from '@/lib/lead-submission'
import { toast } from '@/lib/toast'
import { useSingleFlight } from '@/lib/use-single-flight'
import { sendConsultation } from '../api/send-consultation'
import { explainFailure } from './explain-failure'

const blank: ConsultationInput = {
  name: '',
  email: '',
  phone: '',
  company: '',
  projectType: '',
  budget: '',
  description: '',
}

interface Options {
  interest: string | undefined
  onSent: () => void
}

/**
 * The consultation form: what is typed lives here and not in the dialog's body, so closing the dialog
 * loses nothing. One filled form is one lead, however often it is sent.
 */
export function useConsultationForm({ interest, onSent }: Options) {
  const form = useForm<ConsultationInput, unknown, Consultation>({
    resolver: zodResolver(consultationSchema),
    defaultValues: blank,
  })
  const [failure, setFailure] = useState<string>()
  const honeypot = useRef<HTMLInputElement>(null)
  const draft = useRef<LeadDraft>(null)
  const once = useSingleFlight()

  const send = async (data: Consultation) => {
    setFailure(undefined)
    draft.current ??= startDraft()
    try {
      await sendConsultation({
        data,
        draft: draft.current,
        interest,
        nickname: honeypot.current?.value ?? '',
      })
      draft.current = null
      form.reset(blank)
      toast.success(
        'Заявка отправлена!',
        `Мы свяжемся с вами в течение ${promises.consultationHours} часов.`,
      )
      onSent()
    } catch (error) {
      const { message, fields } = explainFailure(error)
      for (const [index, field] of fields.entries()) {
        form.setError(field.name, { message: field.message }, { shouldFocus: index === 0 })
      }
      setFailure(message)
      toast.error('Ошибка', message)
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return once(() => form.handleSubmit(send)(event))
  }
  /** Called when the dialog opens: from here the fill time counts. */
  const begin = () => {
    draft.current ??= startDraft()
  }
  return {
    register: form.register,
    errors: form.formState.errors,
    isSending: form.formState.isSubmitting,
    failure,
    honeypot,
    begin,
    submit,
  }
}
