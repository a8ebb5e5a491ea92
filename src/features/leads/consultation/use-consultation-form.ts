import { zodResolver } from '@hookform/resolvers/zod'
import type { SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import { type Consultation, type ConsultationInput, consultationSchema } from '@contracts/lead.ts'
import { promises } from '@/content/company'
import { toast } from '@/lib/toast'
import { promiseNote } from '../submission/promise-note'
import { useLeadSubmission } from '../submission/use-lead-submission'

const blank: ConsultationInput = {
  name: '',
  email: '',
  phone: '',
  company: '',
  projectType: '',
  budget: '',
  description: '',
}

const names = consultationSchema.keyof().options

interface Options {
  interest: string | undefined
  onSent: () => void
}

/** The consultation form; it outlives the dialog's body, so closing the dialog loses nothing. */
export function useConsultationForm({ interest, onSent }: Options) {
  const form = useForm<ConsultationInput, unknown, Consultation>({
    resolver: zodResolver(consultationSchema),
    defaultValues: blank,
  })
  const lead = useLeadSubmission({ names, interest, setError: form.setError })

  const send = async (data: Consultation) => {
    const sent = await lead.send({ type: 'consultation', data })
    if (!sent) return
    form.reset(blank)
    toast.success(
      'Заявка отправлена!',
      `Мы свяжемся с вами в течение ${promises.consultationHours} часов.${promiseNote('consultation', Date.now(), sent.dueAt)}`,
    )
    onSent()
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return lead.once(() => form.handleSubmit(send)(event))
  }
  return {
    register: form.register,
    errors: form.formState.errors,
    isSending: form.formState.isSubmitting,
    failure: lead.failure,
    honeypot: lead.honeypot,
    uploads: lead.uploads,
    begin: lead.begin,
    submit,
  }
}
