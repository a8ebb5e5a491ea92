import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { ConsentLine } from '@/components/consent-line'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { canGoBack, canGoOn } from './quiz-state'
import type { QuizStep } from './steps'
import type { useQuiz } from './use-quiz'

/** Keyboard hints, shown on devices with a fine pointer. */
const keyHints: Record<QuizStep['kind'], string | undefined> = {
  choice: 'Цифра выбирает ответ и ведёт дальше',
  features: 'Цифры отмечают ответы, Enter ведёт дальше',
  description: 'Ctrl + Enter ведёт дальше',
  contact: undefined,
}

export function QuizFooter(props: { quiz: ReturnType<typeof useQuiz>; kind: QuizStep['kind'] }) {
  const { quiz, kind } = props
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
          <span className={isLast ? 'max-sm:sr-only' : undefined}>Назад</span>
        </Button>
        {keyHints[kind] && (
          <p
            aria-hidden
            className="hidden text-caption text-muted-foreground pointer-fine:sm:block"
          >
            {keyHints[kind]}
          </p>
        )}
        {isLast ? (
          <div className="min-w-0 max-sm:flex-1">
            <SubmitButton
              width="full"
              label={isCorrecting ? 'Отправить исправленную' : 'Получить предложение'}
              busyLabel={quiz.isOffline ? 'Ждём соединения…' : 'Отправляем…'}
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
            Далее
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </DialogFooter>
  )
}
