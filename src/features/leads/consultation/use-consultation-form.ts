import { offerOf } from '@/content/offers'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { wishOf, type Wish } from '../wish'
import { zodResolver } from '@hookform/resolvers/zod'
import type { SyntheticEvent } from 'react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Consultation, type ConsultationInput, consultationSchema } from '@contracts/lead.ts'
import { priceText } from '@/content/price-text'
import type { Price } from '@/content/primitives'
import { shownCurrency } from '@/lib/shown-currency'
import { toast } from '@/lib/toast'
import { promiseText } from '../submission/promise-text'
import type { SentReceipt } from '../submission/receipt'
import { sentLines } from '../submission/sent-lines'
import { useLeadSubmission } from '../submission/use-lead-submission'
import { useShownOnce } from '../submission/use-shown-once'
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

const orderLines = (wish: Wish | undefined, price: Price | undefined) => [
  { label: 'Заказ', value: wish?.text },
  { label: 'Цена', value: price && priceText(price, shownCurrency()) },
]

interface Options {
  isOpen: boolean
  /** The event that opened it. */
  request: DialogRequest | null | undefined
  /** Whether the form orders the offer it was opened for. */
  isOrder?: boolean
}

/** The consultation form; it outlives the dialog's body, so closing the dialog loses nothing. */
export function useConsultationForm({ isOpen, request, isOrder = false }: Options) {
  const wish = wishOf(request)
  const price = isOrder && wish?.offer ? offerOf(wish.offer).price : undefined
  const [receipt, setReceipt] = useState<SentReceipt>()
  const form = useForm<ConsultationInput, unknown, Consultation>({
    resolver: zodResolver(consultationSchema),
    defaultValues: blank,
  })
  const lead = useLeadSubmission({ names, wish, setError: form.setError })

  const { begin } = lead
  useEffect(() => {
    if (isOpen && !receipt) begin()
  }, [isOpen, receipt, begin])
  useShownOnce(isOpen, request, receipt !== undefined, () => setReceipt(undefined))

  const send = async (data: Consultation) => {
    const sent = await lead.send({ type: 'consultation', data })
    if (!sent) return
    form.reset(blank)
    const promise = promiseText('consultation', Date.now(), sent.dueAt)
    toast.success('Заявка отправлена!', `Мы свяжемся с вами ${promise}`, aboutLead)
    setReceipt({
      type: price && 'exactly' in price ? 'final_order' : 'consultation',
      number: sent.number,
      promise: `${data.name}, позвоним или напишем ${promise}`,
      ordered: isOrder ? orderLines(wish, price) : [],
      sent: sentLines({ kind: 'consultation', ...data }, isOrder ? undefined : wish),
    })
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return lead.once(() => form.handleSubmit(send)(event))
  }
  return {
    wish,
    price,
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
