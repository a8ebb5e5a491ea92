import { progressOf } from './quiz-state'
import { quizSteps } from './steps'

interface QuizProgressProps {
  step: number
  /** «Шаг 2 из 8». */
  label: string
}

/** The line under the dialog's header: one segment per step, lit once reached. */
export function QuizProgress({ step, label }: QuizProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label="Ход анкеты"
      aria-valuenow={Math.round(progressOf(step) * 100)}
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
