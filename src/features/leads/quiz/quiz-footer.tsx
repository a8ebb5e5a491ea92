import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { ConsentLine } from '@/components/consent-line'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { translated } from '@contracts/lang.ts'
import { useTexts } from '@/lib/hooks/use-texts'
import { canGoBack, canGoOn } from './quiz-state'
import type { QuizStep } from './steps'
import type { useQuiz } from './use-quiz'

interface FooterTexts {
  /** Keyboard hints, shown on devices with a fine pointer. */
  keys: Record<QuizStep['kind'], string | undefined>
  back: string
  next: string
  send: string
  sendCorrected: string
  sending: string
  offline: string
}

const texts = translated<FooterTexts>(
  {
    keys: {
      choice: 'Цифра выбирает ответ и ведёт дальше',
      features: 'Цифры отмечают ответы, Enter ведёт дальше',
      description: 'Ctrl + Enter ведёт дальше',
      contact: undefined,
    },
    back: 'Назад',
    next: 'Далее',
    send: 'Получить предложение',
    sendCorrected: 'Отправить исправленную',
    sending: 'Отправляем…',
    offline: 'Ждём соединения…',
  },
  {
    keys: {
      choice: 'A digit chooses an answer and goes on',
      features: 'Digits mark answers, Enter goes on',
      description: 'Ctrl + Enter goes on',
      contact: undefined,
    },
    back: 'Back',
    next: 'Next',
    send: 'Get a proposal',
    sendCorrected: 'Send corrected request',
    sending: 'Sending…',
    offline: 'Waiting for a connection…',
  },
)

export function QuizFooter(props: { quiz: ReturnType<typeof useQuiz>; kind: QuizStep['kind'] }) {
  const { quiz, kind } = props
  const said = useTexts(texts)
  const { state, dispatch, missing, isCorrecting, isSending } = quiz
  const mayGoBack = (isCorrecting || canGoBack(state)) && !isSending
  const goBack = () => (isCorrecting ? quiz.keep() : dispatch({ type: 'back' }))
  const missingId = useId()
  const describedBy = missing && missingId
  const isLast = kind === 'contact'
  return (
    <DialogFooter failure={isLast && quiz.failure}>
      {/* In one cell: the footer must not grow over the field that was filled in last. */}
      <div className="mb-3 grid items-end *:[grid-area:1/1] empty:hidden">
        {isLast && (
          <div className={missing && 'invisible'}>
            <ConsentLine />
          </div>
        )}
        {missing && (
          <p id={missingId} className="text-right text-caption text-muted-foreground">
            {missing}
          </p>
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <Button variant="secondary" size="large" disabled={!mayGoBack} onClick={goBack}>
          <ArrowLeft aria-hidden />
          <span className={isLast ? 'max-sm:sr-only' : undefined}>{said.back}</span>
        </Button>
        {said.keys[kind] && (
          <p
            aria-hidden
            className="hidden text-caption text-muted-foreground pointer-fine:sm:block"
          >
            {said.keys[kind]}
          </p>
        )}
        {isLast ? (
          <div className="min-w-0 max-sm:flex-1">
            <SubmitButton
              width="full"
              label={isCorrecting ? said.sendCorrected : said.send}
              busyLabel={quiz.isOffline ? said.offline : said.sending}
              busy={isSending}
              disabled={!quiz.isReady}
              aria-describedby={describedBy}
            />
          </div>
        ) : (
          <Button
            type="submit"
            size="large"
            disabled={!canGoOn(state)}
            aria-describedby={describedBy}
          >
            <span>{said.next}</span>
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </DialogFooter>
  )
}
