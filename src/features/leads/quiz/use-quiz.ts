import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { translated } from '@contracts/lang.ts'
import { useKeptForm } from '@/lib/hooks/use-kept-form'
import { useLang } from '@/lib/hooks/use-texts'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { estimatePrice } from '@/content/price-text'
import { shownCurrency } from '@/lib/shown-currency'
import { promiseText } from '../submission/promise-text'
import { sentLines } from '../submission/receipt'
import { useLeadForm } from '../submission/use-lead-form'
import { wishOf } from '../wish'
import { type Contact, type ContactInput, contactSchema, quizData } from './answers'
import { asSent, estimate } from '@/lib/estimate/estimate'
import { missingFor, quizReducer, type QuizEvent } from './quiz-state'
import { useProgressReport } from './quiz-run'
import { loadContact, loadQuiz, storeContact, storeQuiz } from './quiz-storage'
import { totalSteps } from './steps'

const texts = translated(
  {
    promise: (name: string, email: string, promise: string) =>
      `${name}, подготовим предложение и пришлём его на ${email} ${promise}`,
    estimate: 'Предварительная оценка',
    accepted: 'Отлично! Заявка получена',
    prepare: (promise: string) => `Подготовим предложение ${promise}`,
  },
  {
    promise: (name, email, promise) =>
      `${name}, we will prepare a proposal and send it to ${email} ${promise}`,
    estimate: 'Preliminary estimate',
    accepted: 'Great, your request has arrived',
    prepare: (promise) => `We will prepare a proposal ${promise}`,
  },
)

const openedFor = (request: DialogRequest | null | undefined): QuizEvent => ({
  type: 'opened',
  wish: wishOf(request),
  path: window.location.pathname,
  features: request?.features,
})

const blank: ContactInput = { name: '', email: '', phone: '', company: '' }

/** Long enough to see the choice. */
const pauseMs = 350

/**
 * Advances a moment after an answer was chosen, unless the step has changed by then.
 * @param step the visible one; undefined if none
 */
function useGoOnSoon(step: number | undefined, goOn: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [step])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(goOn, pauseMs)
  }
}

/**
 * The whole quiz; it outlives the dialog's body, so closing the dialog loses nothing.
 * @param request the event that opened it
 */
export function useQuiz(open: boolean, request: DialogRequest | null | undefined) {
  const [state, dispatch] = useReducer(quizReducer, undefined, loadQuiz)
  const form = useForm<ContactInput, unknown, Contact>({
    resolver: zodResolver(contactSchema),
    defaultValues: blank,
  })
  const [name, email, phone] = useWatch({ control: form.control, name: ['name', 'email', 'phone'] })
  const lang = useLang()
  const said = texts[lang]
  const missing = missingFor(state, { name, email, phone }, lang)
  const { isSubmitting } = form.formState
  const lead = useLeadForm({
    isOpen: open,
    request,
    names: contactSchema.keyof().options,
    wish: state.wish,
    setError: form.setError,
    isDirty: form.formState.isDirty,
    reset: (contact) => form.reset({ ...blank, ...contact }),
    startOver: () => dispatch(openedFor(request)),
  })
  useKeptForm(form, {
    load: loadContact,
    keep: (values) => storeContact(lead.isCorrecting ? undefined : values),
  })
  const opened = useEffectEvent(() => {
    if (state.step <= totalSteps && !isSubmitting) dispatch(openedFor(request))
  })
  useLayoutEffect(() => {
    if (open) opened()
  }, [open, request])

  useEffect(() => storeQuiz(state), [state])
  const goOnSoon = useGoOnSoon(open ? state.step : undefined, () => dispatch({ type: 'next' }))
  useProgressReport(open, state.step)

  const currency = shownCurrency()
  const { answers, wish } = state
  const range = estimate(answers, wish?.offer, currency, lang)

  const send = async (contact: Contact) => {
    // Managers read it in Russian.
    const sent = {
      type: 'project_quiz',
      data: quizData(answers, contact),
      estimate: asSent(estimate(answers, wish?.offer, currency)),
    } as const
    const isStored = await lead.send(sent, ({ number, dueAt }) => {
      const promise = promiseText('project_quiz', lang, Date.now(), dueAt)
      const data = quizData(answers, contact, lang)
      const estimated = [estimatePrice(range, currency, lang), range.term]
        .filter(Boolean)
        .join(', ')
      return {
        type: 'project_quiz',
        number,
        promise: said.promise(contact.name, contact.email, promise),
        ...sentLines({ kind: 'project_quiz', ...data, currency }, wish, lang),
        ordered: estimated ? [{ label: said.estimate, value: estimated }] : [],
        toast: {
          title: said.accepted,
          description: said.prepare(promise),
        },
      }
    })
    if (isStored) dispatch({ type: 'sent' })
  }

  const submit = () => {
    if (state.step < totalSteps) return dispatch({ type: 'next' })
    if (missingFor(state, form.getValues()) === undefined) return form.handleSubmit(send)()
  }

  return {
    ...lead,
    form,
    state,
    dispatch,
    goOnSoon,
    /** Why the button is disabled. */
    missing,
    range,
    currency,
    submit,
    isSending: isSubmitting,
    isReady: !missing && !isSubmitting,
  }
}
