import { useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogForm } from '@/components/ui/dialog'
import { FilePicker } from '@/components/uploads/file-picker'
import { briefHint } from '@/content/consultation'
import { typography } from '@/lib/text/typography'
import { ContactFields } from '../submission/contact-fields'
import { Honeypot } from '../submission/honeypot'
import { Receipt } from '../submission/receipt'
import type { LeadDialogProps } from '../submission/use-receipt'
import { quizSteps, textIn, totalSteps } from './steps'
import { useQuiz } from './use-quiz'
import { EstimatePanel } from './estimate-panel'
import { QuizFooter } from './quiz-footer'
import { QuizQuestion } from './quiz-question'
import { useQuizKeys } from './use-quiz-keys'
import { useFocusAfterSending, useStepFocus } from './use-quiz-focus'

export function QuizDialog({ open, onClose, request }: LeadDialogProps) {
  const quiz = useQuiz(open, request)
  const { state, dispatch, receipt } = quiz
  const form = useRef<HTMLFormElement>(null)
  useQuizKeys(form, open)
  useFocusAfterSending(form, quiz.isSending)
  const id = useId()
  const shown = quiz.isCorrecting ? totalSteps : state.step
  const heading = useStepFocus(form, open, shown)
  const step = quizSteps[shown - 1]
  const hint = step && textIn(step.hint, quiz.currency)
  const label = `Шаг ${shown} из ${totalSteps}`

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      height="steady"
      title={receipt ? 'Ваша заявка' : 'Запустить новый проект'}
      description={
        !receipt &&
        state.wish && (
          <>
            Вас интересует: <span className="font-medium text-foreground">{state.wish.text}</span>
          </>
        )
      }
    >
      <p aria-live="polite" className="sr-only">
        {step ? `${label}: ${step.title}` : 'Отлично! Заявка получена'}
      </p>
      {step ? (
        <DialogForm ref={form} onSubmit={quiz.submit}>
          <Progress step={shown} label={label} />
          <DialogBody key={shown}>
            {state.isResumed && <Resumed onRestart={() => dispatch({ type: 'restart' })} />}
            <p className="mb-1.5 text-caption font-medium text-accent">{label}</p>
            <h3
              ref={heading}
              id={`${id}-question`}
              tabIndex={-1}
              data-first-focus
              className="text-[1.375rem] leading-tight font-semibold tracking-headline outline-none sm:text-[1.75rem]"
            >
              {typography(step.title)}
            </h3>
            {hint && (
              <p
                id={`${id}-hint`}
                className="mt-2 text-[0.9375rem] text-pretty text-muted-foreground"
              >
                {typography(hint)}
              </p>
            )}
            <div className="mt-5 sm:mt-6">
              {step.kind === 'contact' ? (
                <ContactStep quiz={quiz} />
              ) : (
                <QuizQuestion
                  quiz={quiz}
                  step={step}
                  labelledBy={`${id}-question`}
                  describedBy={hint && `${id}-hint`}
                />
              )}
            </div>
          </DialogBody>
          <QuizFooter quiz={quiz} kind={step.kind} />
        </DialogForm>
      ) : (
        receipt && (
          <Receipt
            receipt={receipt}
            title="Отлично! Заявка получена"
            heading={heading}
            onCorrect={quiz.correct}
            onClose={onClose}
          />
        )
      )}
    </Dialog>
  )
}

/** The last step: the estimate, and whom to send it to. */
function ContactStep({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  return (
    <div className="grid gap-6">
      <EstimatePanel estimate={quiz.range} currency={quiz.currency} />
      {/* The form is being sent: a change would be lost. */}
      <fieldset disabled={quiz.isOffline} className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
        <ContactFields form={quiz.form} />
      </fieldset>
      <FilePicker uploads={quiz.uploads} hint={briefHint} />
      <Honeypot field={quiz.honeypot} />
    </div>
  )
}

/** The line under the dialog's header: one segment per step, lit once reached. */
function Progress({ step, label }: { step: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label="Ход анкеты"
      aria-valuenow={Math.round((step / totalSteps) * 100)}
      aria-valuetext={label}
      className="-mt-px flex h-[3px] shrink-0 gap-0.5"
    >
      {quizSteps.map(({ title }, index) => (
        <span
          key={title}
          className={`flex-1 transition-colors duration-300 ${index < step ? 'bg-accent' : 'bg-border'}`}
        />
      ))}
    </div>
  )
}

/** Says that answers were kept, and offers to start over. */
function Resumed({ onRestart }: { onRestart: () => void }) {
  return (
    <div className="-mt-2 mb-3 flex items-center justify-between gap-3 text-caption text-muted-foreground">
      <p>Ваши ответы сохранены</p>
      <Button variant="link" className="-mr-4 text-caption" onClick={onRestart}>
        Начать заново
      </Button>
    </div>
  )
}
