import { type SyntheticEvent, useEffect, useLayoutEffect, useReducer } from 'react'
import { quizBudgetText } from '@/content/quiz'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { shownCurrency } from '@/lib/shown-currency'
import { promiseText } from '../submission/promise-text'
import { useLeadSubmission } from '../submission/use-lead-submission'
import { useContactDoubts } from '../submission/contact-doubts'
import { useReceipt } from '../submission/use-receipt'
import { wishOf } from '../wish'
import { sentLines } from '../submission/sent-lines'
import { quizData } from './answers'
import { estimate } from './estimate'
import { canSubmit, missingFor, quizReducer, type QuizEvent } from './quiz-state'
import { loadQuiz, storeQuiz } from './quiz-storage'
import { totalSteps } from './steps'
import { type Contact, contactNames, useContactForm } from './use-contact-form'
import { useGoOnSoon } from './use-go-on-soon'
import { useProgressReport } from './use-progress-report'

interface Options {
  open: boolean
  /** The event that opened it. */
  request: DialogRequest | null | undefined
}

const openedFor = (request: DialogRequest | null | undefined): QuizEvent => ({
  type: 'opened',
  wish: wishOf(request),
  path: window.location.pathname,
})

/** The whole quiz; it outlives the dialog's body, so closing the dialog loses nothing. */
export function useQuiz({ open, request }: Options) {
  const [state, dispatch] = useReducer(quizReducer, undefined, loadQuiz)
  const { form, filled } = useContactForm()
  const lead = useLeadSubmission({
    names: contactNames,
    wish: state.wish,
    setError: form.setError,
  })
  const { begin } = lead
  const { isSubmitting } = form.formState

  const isDoubtful = useContactDoubts(form.setError)
  const isSent = state.step > totalSteps
  const startOver = () => {
    lead.startOver()
    form.reset()
    dispatch(openedFor(request))
  }
  const { receipt, isCorrecting, show, correct, keep } = useReceipt({
    isOpen: open,
    request,
    startOver,
  })
  useLayoutEffect(() => {
    if (open && !isSent) dispatch(openedFor(request))
  }, [open, request, isSent])

  useEffect(() => {
    if (open) begin()
  }, [open, begin, state.step])

  useEffect(() => storeQuiz(state), [state])
  const goOnSoon = useGoOnSoon(open ? state.step : undefined, () => dispatch({ type: 'next' }))
  useProgressReport(open, state.step)

  const range = estimate(state.answers, state.wish?.offer)

  const send = async (contact: Contact) => {
    if (isDoubtful(contact)) return
    const data = quizData(state.answers, contact)
    const sent = await lead.send({ type: 'project_quiz', data, estimate: range })
    if (!sent) return
    const promise = promiseText('project_quiz', Date.now(), sent.dueAt)
    show({
      type: 'project_quiz',
      number: sent.number,
      promise: `${contact.name}, подготовим предложение и пришлём его на ${contact.email} ${promise}`,
      sent: sentLines({ kind: 'project_quiz', ...data }, state.wish).map((line) =>
        line.label === 'Бюджет'
          ? { ...line, value: quizBudgetText(data.budget, shownCurrency()) }
          : line,
      ),
      toast: {
        title: 'Отлично! Заявка получена',
        description: `Подготовим предложение ${promise}`,
      },
    })
    dispatch({ type: 'sent' })
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (state.step < totalSteps) return dispatch({ type: 'next' })
    if (canSubmit(form.getValues(), isSubmitting)) return void lead.once(form.handleSubmit(send))
  }

  return {
    state,
    dispatch,
    goOnSoon,
    /** Why the button is disabled. */
    missing: missingFor(state, filled),
    range,
    submit,
    receipt,
    isCorrecting,
    correct,
    keep,
    contact: {
      register: form.register,
      errors: form.formState.errors,
      uploads: lead.uploads,
      onEmail: (address: string) => {
        form.setValue('email', address, { shouldValidate: true })
        form.setFocus('email')
      },
    },
    isSending: isSubmitting,
    isReady: canSubmit(filled, isSubmitting),
    failure: lead.failure,
    isOffline: lead.isOffline,
    honeypot: lead.honeypot,
  }
}
