import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from '@contracts/zod.ts'
import { type Consultation, type ConsultationInput, consultationSchema } from '@contracts/lead.ts'
import { consultationBudgets, consultationProjectTypes } from '@contracts/lead-options.ts'
import { translated } from '@contracts/lang.ts'
import { useLang } from '@/lib/hooks/use-texts'
import { orderOf } from '@/content/orders'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { shownCurrency } from '@/lib/shown-currency'
import { useKeptForm } from '@/lib/hooks/use-kept-form'
import { consultationKey, orderKey, readStored, writeStored } from '@/lib/storage'
import { hasDigit } from '../submission/contact-doubts'
import { promiseText } from '../submission/promise-text'
import { sentLines } from '../submission/receipt'
import { useLeadForm } from '../submission/use-lead-form'
import { wishOf } from '../wish'

const blank: ConsultationInput = {
  name: '',
  email: '',
  phone: '',
  company: '',
  projectType: '',
  budget: '',
  description: '',
}

const text = z.string()
const keptSchema = z.object({
  name: text,
  email: text,
  phone: text,
  company: text,
  projectType: z.enum(['', ...consultationProjectTypes]),
  budget: z.enum(['', ...consultationBudgets]),
  description: text,
})

const texts = translated(
  {
    call: (phone: string) => `позвоним на ${phone}`,
    contact: (phone: string) => `свяжемся («${phone}»)`,
    promise: (name: string, call: string, email: string, promise: string) =>
      `${name}, ${call} или напишем на ${email} ${promise}`,
    sent: 'Заявка отправлена!',
    willContact: (promise: string) => `Мы свяжемся с вами ${promise}`,
  },
  {
    call: (phone) => `we will call ${phone}`,
    contact: (phone) => `we will get in touch (“${phone}”)`,
    promise: (name, call, email, promise) => `${name}, ${call} or write to ${email} ${promise}`,
    sent: 'Request sent!',
    willContact: (promise) => `We will get in touch ${promise}`,
  },
)

interface Options {
  isOpen: boolean
  /** The event that opened it. */
  request: DialogRequest | null | undefined
  /** Whether the form orders the offer it was opened for. */
  isOrder?: boolean
}

/** The consultation form; it outlives the dialog's body, so closing the dialog loses nothing. */
export function useConsultationForm({ isOpen, request, isOrder = false }: Options) {
  const [wishedFor, setWishedFor] = useState(request)
  const wish = wishOf(wishedFor)
  const currency = shownCurrency()
  const lang = useLang()
  const said = texts[lang]
  const order = isOrder ? orderOf(wish?.offer, currency) : undefined
  const form = useForm<ConsultationInput, unknown, Consultation>({
    resolver: zodResolver(consultationSchema),
    defaultValues: blank,
  })
  const lead = useLeadForm({
    isOpen,
    request,
    names: consultationSchema.keyof().options,
    wish,
    setError: form.setError,
    isDirty: form.formState.isDirty,
    reset: (contact) => form.reset({ ...blank, ...contact }),
  })
  const key = isOrder ? orderKey : consultationKey
  useKeptForm(form, {
    load: () => keptSchema.safeParse(readStored(key)).data,
    // Nothing of a lead that was sent and is only being corrected.
    keep: (values) => writeStored(key, lead.isCorrecting ? undefined : values),
  })
  // A lead that waits or is corrected keeps its subject, whichever button opens it again.
  const isTaken = form.formState.isSubmitting || lead.isCorrecting
  if (isOpen && request !== wishedFor && !isTaken) setWishedFor(request)

  const send = async (data: Consultation) => {
    const isStored = await lead.send({ type: 'consultation', data }, ({ number, dueAt }) => {
      const promise = promiseText('consultation', lang, Date.now(), dueAt)
      const phone = data.phone.replaceAll(' ', '\u00a0')
      const call = hasDigit(phone) ? said.call(phone) : said.contact(data.phone)
      return {
        type: isOrder ? 'order' : 'consultation',
        number,
        promise: said.promise(data.name, call, data.email, promise),
        ...sentLines(
          order
            ? { kind: 'order', ...data, ...order, currency }
            : { kind: 'consultation', ...data, currency },
          wish,
          lang,
        ),
        toast: { title: said.sent, description: said.willContact(promise) },
      }
    })
    if (isStored) writeStored(key, undefined)
  }

  const submit = () => form.handleSubmit(send)()
  return { ...lead, wish, order, isOrder, currency, form, submit }
}
