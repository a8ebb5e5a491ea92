import type { ConsultationBudget, ConsultationProjectType } from '@contracts/lead-options.ts'
import type { Currency } from '@contracts/currency.ts'
import { exchangeRate } from './currency.ts'
import { type Budget, budgetText, dollarIn } from './price-text.ts'

export const consultationProjectTypeLabels: Record<ConsultationProjectType, string> = {
  web: 'Веб-разработка',
  mobile: 'Мобильное приложение',
  saas: 'SaaS-платформа',
  api: 'API и интеграции',
  cloud: 'Облачные решения',
  other: 'Другое',
}

export const consultationBudgetLabels: Record<ConsultationBudget, string> = {
  '100k-500k': '$1,000–$5,000',
  '500k-1m': '$5,000–$10,000',
  '1m-3m': '$10,000–$30,000',
  '3m+': '$30,000+',
  discuss: 'Обсудим',
}

const consultationBudgetDollars: Record<Exclude<ConsultationBudget, 'discuss'>, Budget> = {
  '100k-500k': [1_000, 5_000],
  '500k-1m': [5_000, 10_000],
  '1m-3m': [10_000, 30_000],
  '3m+': [30_000, Infinity],
}

/** A chosen budget, as a lead's amount. */
export const consultationBudgetText = (budget: ConsultationBudget, currency?: Currency) =>
  budget === 'discuss'
    ? consultationBudgetLabels.discuss
    : budgetText(consultationBudgetDollars[budget], currency, 'От')

/** Relates the budgets, which are in dollars, to the prices that the visitor sees. */
export const consultationBudgetHint = (currency: Currency) =>
  `$1 ≈ ${dollarIn(currency)} на ${exchangeRate.asOfText}`

/** The consent line under every lead form. A new wording needs a new version in the contracts. */
export const consentText = {
  version: '2024-01-09',
  before: 'Отправляя форму, вы соглашаетесь на обработку персональных данных согласно ',
  link: 'политике конфиденциальности',
} as const

/** The same for the newsletter's switch in an account. */
export const switchConsentText = {
  version: '2026-11-24-switch',
  before: 'Включая рассылку, вы соглашаетесь на обработку персональных данных согласно ',
  link: 'политике конфиденциальности',
} as const

/** What the forms' files are for, before the limits. */
export const briefHint = 'Бриф, макет или ТЗ'
