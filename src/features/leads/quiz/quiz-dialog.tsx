import { useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogForm } from '@/components/ui/dialog'
import { FilePicker } from '@/components/uploads/file-picker'
import { translated } from '@contracts/lang.ts'
import { briefHint } from '@/content/consultation'
import { useLang, useTexts } from '@/lib/hooks/use-texts'
import { typography } from '@/lib/text/typography'
import { inPageLang } from '@/components/in-page-lang'
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

const texts = translated(
  {
    step: (shown: number) => `Шаг ${shown} из ${totalSteps}`,
    request: 'Ваша заявка',
    title: 'Запустить новый проект',
    interest: 'Вас интересует: ',
    accepted: 'Отлично! Заявка получена',
    progress: 'Ход анкеты',
    kept: 'Ваши ответы сохранены',
    restart: 'Начать заново',
  },
  {
    step: (shown) => `Step ${shown} of ${totalSteps}`,
    request: 'Your request',
    title: 'Start a new project',
    interest: 'You are interested in: ',
    accepted: 'Great, your request has arrived',
    progress: 'Progress of the questionnaire',
    kept: 'Your answers are kept',
    restart: 'Start over',
  },
)

export const QuizDialog = inPageLang(Quiz)

function Quiz({ open, onClose, request }: LeadDialogProps) {
  const quiz = useQuiz(open, request)
  const { state, dispatch, receipt } = quiz
  const form = useRef<HTMLFormElement>(null)
  useQuizKeys(form, open)
  useFocusAfterSending(form, quiz.isSending)
  const id = useId()
  const shown = quiz.isCorrecting ? totalSteps : state.step
  const heading = useStepFocus(form, open, shown)
  const lang = useLang()
  const said = texts[lang]
  const step = quizSteps[lang][shown - 1]
  const hint = step && textIn(step.hint, quiz.currency)
  const label = said.step(shown)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      height="steady"
      title={receipt ? said.request : said.title}
      description={
        !receipt &&
        state.wish && (
          <>
            {said.interest}
            <span className="font-medium text-foreground">{state.wish.text}</span>
          </>
        )
      }
    >
      <p aria-live="polite" className="sr-only">
        {step ? `${label}: ${step.title}` : said.accepted}
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
            title={said.accepted}
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
  const brief = useTexts(briefHint)
  return (
    <div className="grid gap-6">
      <EstimatePanel estimate={quiz.range} currency={quiz.currency} />
      {/* The form is being sent: a change would be lost. */}
      <fieldset disabled={quiz.isOffline} className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
        <ContactFields form={quiz.form} />
      </fieldset>
      <FilePicker uploads={quiz.uploads} hint={brief} />
      <Honeypot field={quiz.honeypot} />
    </div>
  )
}

/** The line under the dialog's header: one segment per step, lit once reached. */
function Progress({ step, label }: { step: number; label: string }) {
  const { progress } = useTexts(texts)
  return (
    <div
      role="progressbar"
      aria-label={progress}
      aria-valuenow={Math.round((step / totalSteps) * 100)}
      aria-valuetext={label}
      className="-mt-px flex h-[3px] shrink-0 gap-0.5"
    >
      {quizSteps.ru.map(({ title }, index) => (
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
  const { kept, restart } = useTexts(texts)
  return (
    <div className="-mt-2 mb-3 flex items-center justify-between gap-3 text-caption text-muted-foreground">
      <p>{kept}</p>
      <Button variant="link" className="-mr-4 text-caption" onClick={onRestart}>
        {restart}
      </Button>
    </div>
  )
}
