import { offerOf } from '@/content/offers'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { wishOf, type Wish } from '../wish'
import { zodResolver } from '@hookform/resolvers/zod'
import type { SyntheticEvent } from 'react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type Consultation, type ConsultationInput, consultationSchema } from '@contracts/lead.ts'
import { priceText } from '@/content/price-text'
import type { Price } from '@/content/primitives'
import { shownCurrency } from '@/lib/shown-currency'
import { promiseText } from '../submission/promise-text'
import { useContactDoubts } from '../submission/contact-doubts'
import { sentLines } from '../submission/sent-lines'
import { useLeadSubmission } from '../submission/use-lead-submission'
import { useReceipt } from '../submission/use-receipt'

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
  const form = useForm<ConsultationInput, unknown, Consultation>({
    resolver: zodResolver(consultationSchema),
    defaultValues: blank,
  })
  const lead = useLeadSubmission({ names, wish, setError: form.setError })

  const isDoubtful = useContactDoubts(form.setError)
  const startOver = () => {
    lead.startOver()
    form.reset(blank)
  }
  const { receipt, isCorrecting, show, correct } = useReceipt({ isOpen, request, startOver })

  const contact = request?.contact
  const { isDirty } = form.formState
  useEffect(() => {
    if (isOpen && contact && !isDirty) form.reset({ ...blank, ...contact })
  }, [isOpen, contact, isDirty, form])

  const { begin } = lead
  useEffect(() => {
    if (isOpen && !receipt) begin()
  }, [isOpen, receipt, begin])

  const send = async (data: Consultation) => {
    if (isDoubtful(data)) return
    const sent = await lead.send({ type: 'consultation', data })
    if (!sent) return
    const promise = promiseText('consultation', Date.now(), sent.dueAt)
    show({
      type: isOrder ? 'order' : 'consultation',
      number: sent.number,
      promise: `${data.name}, позвоним на ${data.phone.replaceAll(' ', '\u00a0')} или напишем на ${data.email} ${promise}`,
      ordered: isOrder ? orderLines(wish, price) : [],
      sent: sentLines({ kind: 'consultation', ...data }, isOrder ? undefined : wish),
      toast: { title: 'Заявка отправлена!', description: `Мы свяжемся с вами ${promise}` },
    })
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return lead.once(() => form.handleSubmit(send)(event))
  }
  return {
    wish,
    price,
    isOrder,
    register: form.register,
    errors: form.formState.errors,
    isSending: form.formState.isSubmitting,
    failure: lead.failure,
    isOffline: lead.isOffline,
    takeEmail: (address: string) => {
      form.setValue('email', address, { shouldValidate: true })
      form.setFocus('email')
    },
    receipt,
    isCorrecting,
    correct,
    honeypot: lead.honeypot,
    uploads: lead.uploads,
    submit,
  }
}
