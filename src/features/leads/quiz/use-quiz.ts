import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { shownCurrency } from '@/lib/shown-currency'
import { promiseText } from '../submission/promise-text'
import { sentLines } from '../submission/receipt'
import { useLeadForm } from '../submission/use-lead-form'
import { wishOf } from '../wish'
import { type Contact, type ContactInput, contactSchema, quizData } from './answers'
import { estimate } from './estimate'
import { missingFor, quizReducer, type QuizEvent } from './quiz-state'
import { useProgressReport } from './quiz-run'
import { loadQuiz, storeQuiz } from './quiz-storage'
import { totalSteps } from './steps'

const openedFor = (request: DialogRequest | null | undefined): QuizEvent => ({
  type: 'opened',
  wish: wishOf(request),
  path: window.location.pathname,
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
  // Contact data are not stored.
  const form = useForm<ContactInput, unknown, Contact>({
    resolver: zodResolver(contactSchema),
    defaultValues: blank,
  })
  const [name, email, phone] = useWatch({ control: form.control, name: ['name', 'email', 'phone'] })
  const missing = missingFor(state, { name, email, phone })
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
  const range = estimate(state.answers, state.wish?.offer, currency)

  const send = async (contact: Contact) => {
    const data = quizData(state.answers, contact)
    const answers = { type: 'project_quiz', data, estimate: range } as const
    const isStored = await lead.send(answers, ({ number, dueAt }) => {
      const promise = promiseText('project_quiz', Date.now(), dueAt)
      return {
        type: 'project_quiz',
        number,
        promise: `${contact.name}, подготовим предложение и пришлём его на ${contact.email} ${promise}`,
        ...sentLines({ kind: 'project_quiz', ...data, currency }, state.wish),
        toast: {
          title: 'Отлично! Заявка получена',
          description: `Подготовим предложение ${promise}`,
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
