import { saysMore } from '@contracts/chat-contact.ts'
import type { Estimate } from '@contracts/estimate.ts'
import type { Lang, Texts } from '@contracts/lang.ts'
import type { StoredLead } from '@contracts/stored-lead.ts'
import { consultationBudgetText, consultationProjectTypeLabels } from './consultation.ts'
import type { Currency } from './currencies.ts'
import { knownCurrency } from './currency.ts'
import { estimatePrice } from './price-text.ts'
import {
  quizBudgetText,
  quizPriorityLabels,
  quizProjectTypeLabels,
  quizTeamLabels,
  quizTimelineLabels,
} from './quiz.ts'

/** The fields of leads with their labels, in display order. */
const russianLabels = {
  name: 'Имя',
  email: 'Email',
  phone: 'Телефон',
  messenger: 'Мессенджер',
  contact: 'Контакт',
  company: 'Компания',
  channel: 'Как обратились',
  order: 'Заказ',
  price: 'Цена',
  projectType: 'Тип проекта',
  timeline: 'Срок',
  budget: 'Бюджет',
  features: 'Функции',
  priority: 'Приоритет',
  team: 'Команда',
  time: 'Удобное время',
  topic: 'Тема',
  description: 'Описание',
  estimate: 'Оценка на сайте',
  lang: 'Язык',
} as const

export type LeadKey = keyof typeof russianLabels

const labels: Texts<Record<LeadKey, string>> = {
  ru: russianLabels,
  en: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    messenger: 'Messenger',
    contact: 'Contact',
    company: 'Company',
    channel: 'Channel',
    order: 'Order',
    price: 'Price',
    projectType: 'Project type',
    timeline: 'Timeline',
    budget: 'Budget',
    features: 'Features',
    priority: 'Priority',
    team: 'Team',
    time: 'Preferred time',
    topic: 'Subject',
    description: 'Description',
    estimate: 'Estimate on the site',
    lang: 'Language',
  },
}

/** Said to staff, who would answer in Russian. */
const langNames: Record<Lang, string | undefined> = { ru: undefined, en: 'Английский' }

/** An answer of a lead, as shown in the receipt, mails, the inbox and its exports. */
export interface LeadField {
  key: LeadKey
  label: string
  value: string
}

/** The customer's name and contact details. */
const contactKeys: readonly LeadKey[] = [
  'name',
  'email',
  'phone',
  'messenger',
  'contact',
  'company',
]

/** Whether a field is a part of the contact. */
export const isContact = ({ key }: LeadField): boolean => contactKeys.includes(key)

/** Whether a field says what was ordered. */
export const isOrdered = ({ key }: LeadField): boolean => key === 'order' || key === 'price'

/** With a bullet before every line, so that a forged assumption cannot pass for another field. */
function estimateText(estimate: Estimate, currency: Currency | undefined): string {
  const facts = [estimatePrice(estimate, currency) ?? 'цены на сайте нет', estimate.term]
  const lines = [facts.filter(Boolean).join(', '), ...estimate.assumptions]
  return lines.map((line) => `• ${line.replace(/[^\S\u00a0]+/g, ' ')}`).join('\n')
}

type Values = Partial<Record<LeadKey, string | undefined>>

const listed = (features: string | undefined) =>
  features
    ?.split(',')
    .map((feature) => feature.trim())
    .join(', ')

/** The channel of a lead that did not come through the site. */
export const leadChannelLabels = {
  call: 'Звонок',
  visit: 'Визит',
  message: 'Сообщение в мессенджере',
} as const

function valuesOf(lead: StoredLead, lang: Lang): Values {
  switch (lead.kind) {
    case 'project_quiz':
      return {
        ...lead,
        projectType: quizProjectTypeLabels[lang][lead.projectType],
        timeline: quizTimelineLabels[lang][lead.timeline],
        budget: quizBudgetText(lead.budget, knownCurrency(lead.currency), lang),
        features: listed(lead.features),
        priority: quizPriorityLabels[lang][lead.priority],
        team: quizTeamLabels[lang][lead.team],
        estimate: lead.estimate && estimateText(lead.estimate, knownCurrency(lead.currency)),
      }
    case 'consultation':
    case 'order':
    case 'manual':
      return {
        ...lead,
        channel: 'channel' in lead ? leadChannelLabels[lead.channel] : undefined,
        projectType: lead.projectType && consultationProjectTypeLabels[lang][lead.projectType],
        budget:
          lead.budget &&
          consultationBudgetText(
            lead.budget,
            'currency' in lead ? knownCurrency(lead.currency) : undefined,
            lang,
          ),
      }
    case 'booking': {
      const { contact, phone, email, messenger } = lead
      const isMore = saysMore(contact, [phone, email, messenger])
      return { ...lead, contact: isMore ? contact : undefined }
    }
    case 'contact':
      return lead
  }
}

const keys = Object.keys(russianLabels).filter((key): key is LeadKey => key in russianLabels)

/** The fields of a lead, without empty ones, in the language of who reads them. */
export function leadFields(lead: StoredLead, lang: Lang = 'ru'): LeadField[] {
  const written = 'lang' in lead ? lead.lang : undefined
  const values = {
    ...valuesOf(lead, lang),
    lang: written && written !== lang ? langNames[written] : undefined,
  }
  return keys.flatMap((key) => {
    const value = values[key]
    return value ? [{ key, label: labels[lang][key], value }] : []
  })
}
