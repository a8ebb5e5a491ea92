import {
  quizBudgets,
  type QuizFeature,
  quizFeatures,
  quizPriorities,
  quizProjectTypes,
  quizTeams,
  quizTimelines,
} from '@contracts/lead-options.ts'
import type { Currency } from '@contracts/currency.ts'
import {
  quizBudgetDollars,
  quizFeatureLabels,
  quizPriorityLabels,
  quizProjectTypeLabels,
  quizTeamLabels,
  quizTimelineLabels,
} from '@/content/quiz'
import { budgetIn } from '@/content/price-text'
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

const choice = <Field extends ChoiceField, Id extends string & QuizAnswers[Field]>(
  field: Field,
  ids: readonly Id[],
  labels: Record<Id, string>,
  hints?: Record<Id, string>,
): QuizStep => ({
  kind: 'choice',
  field,
  ...quizQuestions[field],
  options: ids.map((id) => ({
    id,
    label: labels[id],
    hint: hints?.[id],
    answer: { [field]: id },
  })),
})

/** The steps of the quiz in order; the confirmation follows the last one. */
export const quizSteps: readonly QuizStep[] = [
  choice('projectType', quizProjectTypes, quizProjectTypeLabels, quizProjectTypeHints),
  choice('timeline', quizTimelines, quizTimelineLabels, quizTimelineHints),
  {
    kind: 'choice',
    field: 'budget',
    ...quizQuestions.budget,
    options: quizBudgets.map((id) => ({
      id,
      label: (currency) => budgetIn(quizBudgetDollars[id], currency),
      hint: (currency) => budgetIn(quizBudgetDollars[id], currency === 'usd' ? 'rub' : 'usd'),
      answer: { budget: id },
    })),
  },
  {
    kind: 'features',
    ...quizQuestions.features,
    options: quizFeatures.map((id) => ({
      id,
      label: quizFeatureLabels[id],
      hint: quizFeatureHints[id],
    })),
  },
  choice('priority', quizPriorities, quizPriorityLabels, quizPriorityHints),
  choice('team', quizTeams, quizTeamLabels, quizTeamHints),
  { kind: 'description', ...quizQuestions.description },
  { kind: 'contact', ...quizQuestions.contact },
]

export const totalSteps = quizSteps.length
export const confirmationStep = totalSteps + 1
