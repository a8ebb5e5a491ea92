import {
  quizBudgets,
  type QuizFeature,
  quizFeatures,
  quizPriorities,
  quizProjectTypes,
  quizTeams,
  quizTimelines,
} from '@contracts/lead-options.ts'
import type { Lang, Texts } from '@contracts/lang.ts'
import type { Currency } from '@/content/currencies'
import {
  quizBudgetRanges,
  quizFeatureLabels,
  quizPriorityLabels,
  quizProjectTypeLabels,
  quizTeamLabels,
  quizTimelineLabels,
} from '@/content/quiz'
import { budgetElsewhere, budgetIn } from '@/content/price-text'
import {
  quizFeatureHints,
  quizPriorityHints,
  quizProjectTypeHints,
  quizQuestions,
  quizTeamHints,
  quizTimelineHints,
} from '@/content/quiz-steps'
import type { QuizAnswers } from './answers'

type ChoiceField = 'projectType' | 'timeline' | 'budget' | 'priority' | 'team'

/** What is said of an answer, in the visitor's currency if it is about money. */
type Text = string | ((currency: Currency) => string)

export const textIn = (text: Text, currency: Currency) =>
  typeof text === 'string' ? text : text(currency)

/** One of several answers to a question; `answer` is the change that choosing it makes. */
interface ChoiceOption {
  id: string
  label: Text
  hint?: Text | undefined
  answer: Partial<QuizAnswers>
}

interface Question {
  title: string
  hint: Text
}

export type QuizStep =
  | (Question & { kind: 'choice'; field: ChoiceField; options: readonly ChoiceOption[] })
  | (Question & {
      kind: 'features'
      options: readonly { id: QuizFeature; label: string; hint: string }[]
    })
  | (Question & { kind: 'description' })
  | (Question & { kind: 'contact' })

/** A question with one answer. */
const choice = <Field extends ChoiceField, Id extends string & QuizAnswers[Field]>(
  field: Field,
  ids: readonly Id[],
  lang: Lang,
  labels: Texts<Record<Id, string>>,
  hints: Texts<Record<Id, string>>,
): QuizStep => ({
  kind: 'choice',
  field,
  ...quizQuestions[lang][field],
  options: ids.map((id) => ({
    id,
    label: labels[lang][id],
    hint: hints[lang][id],
    answer: { [field]: id },
  })),
})

const stepsIn = (lang: Lang): readonly QuizStep[] => {
  const questions = quizQuestions[lang]
  return [
    choice('projectType', quizProjectTypes, lang, quizProjectTypeLabels, quizProjectTypeHints),
    choice('timeline', quizTimelines, lang, quizTimelineLabels, quizTimelineHints),
    {
      kind: 'choice',
      field: 'budget',
      ...questions.budget,
      options: quizBudgets.map((id) => ({
        id,
        label: (currency) => budgetIn(quizBudgetRanges[id], currency, lang),
        hint: (currency) => budgetElsewhere(quizBudgetRanges[id], currency, lang),
        answer: { budget: id },
      })),
    },
    {
      kind: 'features',
      ...questions.features,
      options: quizFeatures.map((id) => ({
        id,
        label: quizFeatureLabels[lang][id],
        hint: quizFeatureHints[lang][id],
      })),
    },
    choice('priority', quizPriorities, lang, quizPriorityLabels, quizPriorityHints),
    choice('team', quizTeams, lang, quizTeamLabels, quizTeamHints),
    { kind: 'description', ...questions.description },
    { kind: 'contact', ...questions.contact },
  ]
}

/** The steps of the quiz in order; the confirmation follows the last one. */
export const quizSteps: Texts<readonly QuizStep[]> = { ru: stepsIn('ru'), en: stepsIn('en') }

export const totalSteps = quizSteps.ru.length
export const confirmationStep = totalSteps + 1
