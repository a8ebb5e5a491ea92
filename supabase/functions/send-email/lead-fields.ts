import { type Estimate, estimatePrice } from '../_shared/contracts/estimate.ts'
import type { Consultation, ProjectQuiz, SendEmailRequest } from '../_shared/contracts/lead.ts'
import {
  filled,
  filledGroups,
  type FieldGroup,
  type OptionalField,
} from '../_shared/mail/fields.ts'
import {
  consultationBudgetLabels,
  consultationProjectTypeLabels,
  quizBudgetLabels,
  quizPriorityLabels,
  quizProjectTypeLabels,
  quizTeamLabels,
  quizTimelineLabels,
} from '../_shared/catalogue/labels.ts'

const consultationFields = ({ projectType, budget }: Consultation): OptionalField[] => [
  ['Тип проекта', projectType && consultationProjectTypeLabels[projectType]],
  ['Бюджет', budget && consultationBudgetLabels[budget]],
]

const quizFields = (quiz: ProjectQuiz): OptionalField[] => [
  ['Тип проекта', quizProjectTypeLabels[quiz.projectType]],
  ['Срок', quizTimelineLabels[quiz.timeline]],
  ['Бюджет', quizBudgetLabels[quiz.budget]],
  ['Функции', quiz.features?.split(/\s*,\s*/).join(', ')],
  ['Приоритет', quizPriorityLabels[quiz.priority]],
  ['Команда', quizTeamLabels[quiz.team]],
]

/** A bullet before every line, or an assumption of a forger's could pretend to be a further field. */
function estimateText(estimate: Estimate | undefined): string | undefined {
  if (!estimate) return undefined
  const facts = [estimatePrice(estimate) ?? 'цены на сайте нет', estimate.term]
  const lines = [facts.filter(Boolean).join(', '), ...estimate.assumptions]
  return lines.map((line) => `• ${line.replace(/\s+/g, ' ')}`).join('\n')
}

const originFields = (origin: SendEmailRequest['origin']): OptionalField[] => [
  ['Страница', origin?.pageUrl, 'page'],
  ['Откуда пришёл', origin?.referrer],
  ['utm_source', origin?.utm?.source],
  ['utm_medium', origin?.utm?.medium],
  ['utm_campaign', origin?.utm?.campaign],
  ['utm_term', origin?.utm?.term],
  ['utm_content', origin?.utm?.content],
]

/** Everything a manager wants to know of a lead, labelled, grouped and in reading order. */
export function leadFields(request: SendEmailRequest): FieldGroup[] {
  const { data, interest, origin } = request
  const estimate = request.type === 'project_quiz' ? request.estimate : undefined
  const answers =
    request.type === 'consultation' ? consultationFields(request.data) : quizFields(request.data)
  return filledGroups([
    {
      title: 'Контакты',
      fields: filled([
        ['Имя', data.name],
        ['Email', data.email, 'email'],
        ['Телефон', data.phone, 'phone'],
        ['Компания', data.company],
      ]),
    },
    {
      title: 'Проект',
      fields: filled([
        ['Интересует', interest],
        ...answers,
        ['Описание', data.description, 'multiline'],
        ['Оценка на сайте', estimateText(estimate), 'multiline'],
      ]),
    },
    { title: 'Источник', fields: filled(originFields(origin)) },
  ])
}
