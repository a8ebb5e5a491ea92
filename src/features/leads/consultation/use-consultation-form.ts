import { zodResolver } from '@hookform/resolvers/zod'
import type { SyntheticEvent } from 'react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Consultation, type ConsultationInput, consultationSchema } from '@contracts/lead.ts'
import { dialogClosingMs } from '@/components/ui/dialog-closing'
import { promises } from '@/content/company'
import { consultationBudgetLabels, consultationProjectTypeLabels } from '@/content/consultation'
import { toast } from '@/lib/toast'
import { promiseNote } from '../submission/promise-note'
import type { SentReceipt } from '../submission/receipt'
import { sentContact } from '../submission/sent-contact'
import { useLeadSubmission } from '../submission/use-lead-submission'
import { aboutLead } from '../submission/when-online'

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

const sentLines = (data: Consultation, interest: string | undefined) => [
  ...sentContact(data, interest),
  {
    label: 'Тип проекта',
    value: data.projectType && consultationProjectTypeLabels[data.projectType],
  },
  { label: 'Бюджет', value: data.budget && consultationBudgetLabels[data.budget] },
  { label: 'Описание', value: data.description },
]

interface Options {
  interest: string | undefined
  isOpen: boolean
  /** Whether a package with a final price is ordered. */
  isFinal?: boolean | undefined
}

/** The consultation form; it outlives the dialog's body, so closing the dialog loses nothing. */
export function useConsultationForm({ interest, isOpen, isFinal }: Options) {
  const [receipt, setReceipt] = useState<SentReceipt>()
  const form = useForm<ConsultationInput, unknown, Consultation>({
    resolver: zodResolver(consultationSchema),
    defaultValues: blank,
  })
  const lead = useLeadSubmission({ names, interest, setError: form.setError })

  const { begin } = lead
  useEffect(() => {
    if (isOpen && !receipt) begin()
  }, [isOpen, receipt, begin])
  // One that arrives after closing, with the connection, is there at the next opening.
  useEffect(() => {
    if (isOpen) return
    const closed = setTimeout(() => setReceipt(undefined), dialogClosingMs)
    return () => clearTimeout(closed)
  }, [isOpen])

  const send = async (data: Consultation) => {
    const sent = await lead.send({ type: 'consultation', data })
    if (!sent) return
    form.reset(blank)
    const promise = `в течение ${promises.consultationHours} часов.${promiseNote('consultation', Date.now(), sent.dueAt)}`
    toast.success('Заявка отправлена!', `Мы свяжемся с вами ${promise}`, aboutLead)
    setReceipt({
      type: isFinal ? 'final_order' : 'consultation',
      number: sent.number,
      promise: `${data.name}, позвоним или напишем ${promise}`,
      sent: sentLines(data, interest),
    })
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
    isOffline: lead.isOffline,
    receipt,
    honeypot: lead.honeypot,
    uploads: lead.uploads,
    clearErrors: form.clearErrors,
    submit,
  }
}
