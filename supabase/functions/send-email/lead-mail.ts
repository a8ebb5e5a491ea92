import { isOfferId, offerName, offerOf } from '../../../src/content/offers.ts'
import { priceText } from '../../../src/content/price-text.ts'
import { type Estimate, estimatePrice } from '../_shared/contracts/estimate.ts'
import { leadNumber } from '../_shared/contracts/lead-number.ts'
import type {
  Consultation,
  LeadType,
  ProjectQuiz,
  SendEmailRequest,
} from '../_shared/contracts/lead.ts'
import {
  fieldStyles,
  filled,
  filledGroups,
  groupHtml,
  groupText,
  type FieldGroup,
  type OptionalField,
} from '../_shared/mail/fields.ts'
import { mailPage } from '../_shared/mail/html.ts'
import { leadConfirmation } from '../_shared/mail/lead-confirmation.ts'
import { oneLine } from '../_shared/text.ts'
import {
  consultationBudgetLabels,
  consultationProjectTypeLabels,
} from '../../../src/content/consultation.ts'
import {
  quizBudgetLabels,
  quizPriorityLabels,
  quizProjectTypeLabels,
  quizTeamLabels,
  quizTimelineLabels,
} from '../../../src/content/quiz.ts'

type KnownOrder = { name: string; price: string }

/** What is ordered, in our own words: the only ones that a mail to a stranger may repeat. */
function knownOrder({ type, offer }: SendEmailRequest): KnownOrder | undefined {
  if (type !== 'consultation' || !isOfferId(offer)) return undefined
  const { kind, price } = offerOf(offer)
  const isOrdered = kind === 'package' || kind === 'plan' || kind === 'siteType'
  return isOrdered && price ? { name: offerName(offer), price: priceText(price) } : undefined
}

const titles: Record<LeadType, string> = {
  consultation: 'Заявка на консультацию',
  project_quiz: 'Заявка на проект',
}

/** Longest name and company in the subject, in characters; the body has them in full. */
const longestPart = 80

const orderFields = ({ name, price }: KnownOrder): OptionalField[] => [
  ['Заказ', name],
  ['Цена', price],
]

const consultationFields = ({ projectType, budget }: Consultation): OptionalField[] => [
  ['Тип проекта', projectType && consultationProjectTypeLabels[projectType]],
  ['Бюджет', budget && consultationBudgetLabels[budget]],
]

const quizFields = (quiz: ProjectQuiz, features?: string): OptionalField[] => [
  ['Тип проекта', quizProjectTypeLabels[quiz.projectType]],
  ['Срок', quizTimelineLabels[quiz.timeline]],
  ['Бюджет', quizBudgetLabels[quiz.budget]],
  [
    'Функции',
    features
      ?.split(',')
      .map((it) => it.trim())
      .join(', '),
  ],
  ['Приоритет', quizPriorityLabels[quiz.priority]],
  ['Команда', quizTeamLabels[quiz.team]],
]

/** With a bullet before every line, so that a forged assumption cannot fake a further field. */
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

/** The lead as labelled groups, in reading order. */
function leadFields(request: SendEmailRequest, fileNames: readonly string[]): FieldGroup[] {
  const { data, interest, origin } = request
  const order = knownOrder(request)
  const interestField: OptionalField = ['Интересует', interest]
  const estimate = request.type === 'project_quiz' ? request.estimate : undefined
  const answers =
    request.type === 'consultation'
      ? consultationFields(request.data)
      : quizFields(request.data, request.data.features)
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
        ...(order ? orderFields(order) : [interestField]),
        ...answers,
        ['Описание', data.description, 'multiline'],
        ['Оценка на сайте', estimateText(estimate), 'multiline'],
        ['Файлы', fileNames.map((name) => `• ${name}`).join('\n') || undefined, 'multiline'],
      ]),
    },
    { title: 'Источник', fields: filled(originFields(origin)) },
  ])
}

/**
 * The managers' mail about a lead.
 *
 * @param siteUrl origin of the site, without a trailing slash
 * @param deadline until when the visitor was promised to hear from us
 * @param fileNames of the attached files, which are in the panel
 */
export function leadMail(
  request: SendEmailRequest,
  siteUrl: string,
  deadline: string,
  fileNames: readonly string[] = [],
) {
  const { type, data } = request
  const order = knownOrder(request)
  const title = order ? `Заказ: ${order.name}` : titles[type]
  const groups = leadFields(request, fileNames)
  const adminUrl = `${siteUrl}/admin`
  const parts = [data.name, data.company ?? ''].map((part) => oneLine(part, longestPart))
  return {
    subject: `${title}${order ? ' —' : ':'} ${parts.filter(Boolean).join(', ')}`,
    text: [
      title,
      ...groups.map(groupText),
      `Ответить до: ${deadline}`,
      `Открыть в панели: ${adminUrl}`,
    ].join('\n\n'),
    html: mailPage({
      title,
      lead: `Ответ на это письмо придёт прямо клиенту. Ответить обещали до: ${deadline}.`,
      body: groups.map((group) => groupHtml(group, siteUrl)).join(''),
      button: { href: adminUrl, label: 'Открыть в панели' },
      styles: fieldStyles,
    }),
  }
}

/**
 * The mail to the sender of a lead, without the quiz' features, which come as text. Parameters as of `leadMail`.
 *
 * @param submissionId whose number the visitor was shown
 */
export function confirmationMail(
  request: SendEmailRequest,
  siteUrl: string,
  deadline: string,
  submissionId: string,
) {
  const order = knownOrder(request)
  const answers =
    request.type === 'consultation' ? consultationFields(request.data) : quizFields(request.data)
  return leadConfirmation({
    title: order ? 'Заказ пакета' : titles[request.type],
    number: leadNumber(submissionId),
    answers: [...(order ? orderFields(order) : []), ...answers],
    deadline,
    siteUrl,
  })
}
