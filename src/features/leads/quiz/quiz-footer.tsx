import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { ConsentLine } from '@/components/consent-line'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import type { QuizStep } from './steps'

/** Keyboard hints, shown on devices with a fine pointer. */
const keyHints: Record<QuizStep['kind'], string | undefined> = {
  choice: 'Цифра выбирает ответ и ведёт дальше',
  features: 'Цифры отмечают ответы, Enter ведёт дальше',
  description: 'Ctrl + Enter ведёт дальше',
  contact: undefined,
}

interface QuizFooterProps {
  kind: QuizStep['kind']
  mayGoBack: boolean
  mayGoOn: boolean
  isReady: boolean
  isSending: boolean
  isOffline: boolean
  failure: string | undefined
  /** Why the button is disabled. */
  missing: string | undefined
  onBack: () => void
}

export function QuizFooter(props: QuizFooterProps) {
  const { kind, mayGoBack, mayGoOn, isReady, isSending, isOffline, failure, missing, onBack } =
    props
  const missingId = useId()
  const describedBy = missing && missingId
  const isLast = kind === 'contact'
  return (
    <DialogFooter failure={isLast && failure}>
      {isLast && !missing && (
        <div className="mb-3">
          <ConsentLine />
        </div>
      )}
      {missing && (
        <p id={missingId} className="mb-2.5 text-right text-caption text-muted-foreground">
          {missing}
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        <Button variant="secondary" size="large" disabled={!mayGoBack} onClick={onBack}>
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
              label="Получить предложение"
              busyLabel={isOffline ? 'Ждём соединения…' : 'Отправляем…'}
              busy={isSending}
              disabled={!isReady}
              aria-describedby={describedBy}
            />
          </div>
        ) : (
          <Button type="submit" size="large" disabled={!mayGoOn} aria-describedby={describedBy}>
            Далее
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </DialogFooter>
  )
}
