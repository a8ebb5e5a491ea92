import { Textarea } from '@/components/ui/textarea'
import { translated } from '@contracts/lang.ts'
import { useTexts } from '@/lib/hooks/use-texts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { type QuizStep, textIn } from './steps'
import { OptionCard } from './option-card'
import type { useQuiz } from './use-quiz'

const placeholders = translated(
  'Кто будет пользоваться, какую задачу решаем, что уже есть',
  'Who will use it, what it should solve, what is there already',
)

interface QuizQuestionProps {
  quiz: ReturnType<typeof useQuiz>
  step: Exclude<QuizStep, { kind: 'contact' }>
  /** Id of the heading with the question. */
  labelledBy: string
  describedBy: string | undefined
}

/** «1» to «9», then «0». */
const digitOf = (index: number) => String((index + 1) % 10)

export function QuizQuestion({ quiz, step, labelledBy, describedBy }: QuizQuestionProps) {
  const { dispatch, goOnSoon, currency } = quiz
  const placeholder = useTexts(placeholders)
  const { answers } = quiz.state
  const naming = { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }
  switch (step.kind) {
    case 'choice':
      return (
        <div role="radiogroup" aria-required {...naming} className={gridFor(step.options.length)}>
          {step.options.map(({ id, label, hint, answer }, index) => (
            <OptionCard
              key={id}
              kind="radio"
              name={step.field}
              label={textIn(label, currency)}
              hint={hint && textIn(hint, currency)}
              digit={digitOf(index)}
              checked={answers[step.field] === id}
              onPick={() => dispatch({ type: 'answered', answer })}
              onPress={goOnSoon}
            />
          ))}
        </div>
      )
    case 'features':
      return (
        <div role="group" {...naming} className={gridFor(step.options.length)}>
          {step.options.map(({ id, label, hint }, index) => (
            <OptionCard
              key={id}
              kind="checkbox"
              name="features"
              label={label}
              hint={hint}
              digit={digitOf(index)}
              checked={answers.features.includes(id)}
              onPick={() => dispatch({ type: 'featureToggled', feature: id })}
            />
          ))}
        </div>
      )
    case 'description':
      return (
        <Textarea
          {...naming}
          name="description"
          rows={7}
          maxLength={fieldLimits.description}
          value={answers.description}
          onChange={({ target }) =>
            dispatch({ type: 'answered', answer: { description: target.value } })
          }
          placeholder={placeholder}
        />
      )
  }
}

/** Long lists get two columns if there is room. */
const gridFor = (options: number) => `grid gap-2.5 ${options > 5 ? 'sm:grid-cols-2' : ''}`
