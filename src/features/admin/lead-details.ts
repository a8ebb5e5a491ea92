import { chatBookingSchema, type ChatContact, chatContactSchema } from '@contracts/chat.ts'
import { saysMore } from '@contracts/chat-contact.ts'
import { estimatePrice, estimateSchema } from '@contracts/estimate.ts'
import { type Consultation, consultationSchema, projectQuizSchema } from '@contracts/lead.ts'
import { manualLeadSchema } from '@contracts/manual-lead.ts'
import { phoneUrl } from '@contracts/phone-url.ts'
import { mailUrl } from '@contracts/mail-url.ts'
import { consultationBudgetLabels, consultationProjectTypeLabels } from '@/content/consultation'
import {
  quizBudgetLabels,
  quizPriorityLabels,
  quizProjectTypeLabels,
  quizTeamLabels,
  quizTimelineLabels,
} from '@/content/quiz'
import { leadChannelLabels } from './labels'

/** A field of a lead, with its answer. */
export interface Detail {
  label: string
  value: string
  href?: string
}

const present = (label: string, value: string | undefined): Detail[] =>
  value ? [{ label, value }] : []

interface Contact {
  name: string
  email: string
  phone: string
  company?: string | undefined
}

const emailDetail = (email: string) => ({
  label: 'Email',
  value: email,
  href: mailUrl(email),
})

const phoneDetail = (phone: string) => ({
  label: 'Телефон',
  value: phone,
  href: phoneUrl(phone),
})

/** The link to a messenger, stored without its protocol. */
export const messengerUrl = (messenger: string) => `https://${messenger}`

const messengerDetail = (messenger: string) => ({
  label: 'Мессенджер',
  value: messenger,
  href: messengerUrl(messenger),
})

const contactDetails = ({ name, email, phone, company }: Contact): Detail[] => [
  { label: 'Имя', value: name },
  emailDetail(email),
  phoneDetail(phone),
  ...present('Компания', company),
]

function consultationDetails(lead: unknown): Detail[] | undefined {
  const { data } = consultationSchema.safeParse(lead)
  return data && [...contactDetails(data), ...projectDetails(data)]
}

const projectDetails = ({
  projectType,
  budget,
  description,
}: Pick<Consultation, 'projectType' | 'budget' | 'description'>): Detail[] => [
  ...present('Тип проекта', projectType && consultationProjectTypeLabels[projectType]),
  ...present('Бюджет', budget && consultationBudgetLabels[budget]),
  ...present('Описание', description),
]

/** The estimate of the site, stored with the answers of a quiz. */
function estimateDetails(lead: unknown): Detail[] {
  const stored = typeof lead === 'object' && lead !== null && 'estimate' in lead && lead.estimate
  const { data } = estimateSchema.safeParse(stored)
  if (!data) return []
  const facts = [estimatePrice(data) ?? 'цены на сайте нет', data.term].filter(Boolean).join(', ')
  return [{ label: 'Оценка на сайте', value: [facts, ...data.assumptions].join('\n') }]
}

function quizDetails(lead: unknown): Detail[] | undefined {
  const { data } = projectQuizSchema.safeParse(lead)
  return (
    data && [
      ...contactDetails(data),
      { label: 'Тип проекта', value: quizProjectTypeLabels[data.projectType] },
      { label: 'Сроки', value: quizTimelineLabels[data.timeline] },
      { label: 'Бюджет', value: quizBudgetLabels[data.budget] },
      ...present('Функции', data.features),
      { label: 'Приоритет', value: quizPriorityLabels[data.priority] },
      { label: 'Команда', value: quizTeamLabels[data.team] },
      ...present('Описание', data.description),
      ...estimateDetails(lead),
    ]
  )
}

function bookingDetails(lead: unknown): Detail[] | undefined {
  const { data } = chatBookingSchema.safeParse(lead)
  if (!data) return undefined
  const { contact, phone, email, messenger, time, topic } = data
  return [
    ...chatContactDetails(data),
    ...(saysMore(contact, [phone, email, messenger]) ? present('Контакт', contact) : []),
    ...present('Удобное время', time),
    ...present('Тема', topic),
  ]
}

/** What a contact left in a chat says; a booking has more. */
function chatContactDetails({ name, phone, email, messenger }: ChatContact): Detail[] {
  return [
    ...present('Имя', name),
    ...(phone ? [phoneDetail(phone)] : []),
    ...(email ? [emailDetail(email)] : []),
    ...(messenger ? [messengerDetail(messenger)] : []),
  ]
}

/** What staff have written down. */
function manualDetails(lead: unknown): Detail[] | undefined {
  const { data } = manualLeadSchema.safeParse(lead)
  return (
    data && [
      { label: 'Имя', value: data.name },
      ...(data.email ? [emailDetail(data.email)] : []),
      ...(data.phone ? [phoneDetail(data.phone)] : []),
      ...present('Компания', data.company),
      { label: 'Как обратились', value: leadChannelLabels[data.channel] },
      ...projectDetails(data),
    ]
  )
}

/** A stored lead as labelled lines; none without a lead, or for an unknown shape. */
export const leadDetails = (lead: unknown): Detail[] =>
  quizDetails(lead) ??
  manualDetails(lead) ??
  consultationDetails(lead) ??
  bookingDetails(lead) ??
  chatContactDetails(chatContactSchema.safeParse(lead).data ?? {})

const contactLabels = ['Имя', 'Email', 'Телефон', 'Мессенджер', 'Контакт', 'Компания']

/** The contact data of a lead. */
export const leadContacts = (lead: unknown): Detail[] =>
  leadDetails(lead).filter(({ label }) => contactLabels.includes(label))

/** What a lead asks for, without contact data. */
export const leadWishes = (lead: unknown): Detail[] =>
  leadDetails(lead).filter(({ label }) => !contactLabels.includes(label))

const summaryLabels = ['Тип проекта', 'Бюджет', 'Описание']

/** What a lead asks for, or else its phone number or messenger, in one line; empty without a lead. */
export function leadSummary(lead: unknown, interest: string | null): string {
  const details = leadDetails(lead)
  const valuesOf = (labels: readonly string[]) =>
    details.flatMap(({ label, value }) => (labels.includes(label) ? [value] : []))
  const wanted = [interest, ...valuesOf(summaryLabels)].filter(Boolean)
  return (wanted.length > 0 ? wanted : valuesOf(['Телефон', 'Мессенджер'])).join(' · ')
}

/** The name in a lead. */
export function leadName(lead: unknown): string | undefined {
  if (typeof lead !== 'object' || lead === null || !('name' in lead)) return undefined
  return typeof lead.name === 'string' ? lead.name : undefined
}

/** The contact of a booking in the chat: an address or a phone number. */
export const bookingContact = (lead: unknown): string | undefined =>
  chatBookingSchema.safeParse(lead).data?.contact
