import { type Lang, type Texts, translated } from '@contracts/lang.ts'
import type { ConsultationBudget, ConsultationProjectType } from '@contracts/lead-options.ts'
import type { Currency } from '@contracts/currency.ts'
import type { ConsentVersion } from '@contracts/lead-fields.ts'
import { exchangeRate } from './currency.ts'
import { type Budget, budgetText, dollarIn } from './price-text.ts'

export const consultationProjectTypeLabels: Texts<Record<ConsultationProjectType, string>> = {
  ru: {
    web: 'Веб-разработка',
    mobile: 'Мобильное приложение',
    saas: 'SaaS-платформа',
    api: 'API и интеграции',
    cloud: 'Облачные решения',
    other: 'Другое',
  },
  en: {
    web: 'Web development',
    mobile: 'Mobile app',
    saas: 'SaaS platform',
    api: 'API and integrations',
    cloud: 'Cloud',
    other: 'Something else',
  },
}

const dollarLabels = {
  '100k-500k': '$1,000–$5,000',
  '500k-1m': '$5,000–$10,000',
  '1m-3m': '$10,000–$30,000',
  '3m+': '$30,000+',
} as const

export const consultationBudgetLabels: Texts<Record<ConsultationBudget, string>> = {
  ru: { ...dollarLabels, discuss: 'Обсудим' },
  en: { ...dollarLabels, discuss: 'Let’s discuss it' },
}

const consultationBudgetDollars: Record<Exclude<ConsultationBudget, 'discuss'>, Budget> = {
  '100k-500k': [1_000, 5_000],
  '500k-1m': [5_000, 10_000],
  '1m-3m': [10_000, 30_000],
  '3m+': [30_000, Infinity],
}

/** A chosen budget, as a lead's amount. */
export const consultationBudgetText = (
  budget: ConsultationBudget,
  currency?: Currency,
  lang: Lang = 'ru',
) =>
  budget === 'discuss'
    ? consultationBudgetLabels[lang].discuss
    : budgetText(consultationBudgetDollars[budget], currency, lang, 'from')

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Relates the budgets, which are in dollars, to the prices that the visitor sees. */
export const consultationBudgetHint: Texts<(currency: Currency) => string> = {
  ru: (currency) => `$1 ≈ ${dollarIn(currency)} на ${exchangeRate.asOfText}`,
  en: (currency) =>
    `$1 ≈ ${dollarIn(currency, 'en')} as of ${longDay.format(new Date(exchangeRate.asOf))}`,
}

/** A line that asks for consent, around its link to the policy. */
export interface Consent {
  version: ConsentVersion
  before: string
  link: string
}

/** The consent line under every lead form. A new wording needs a new version in the contracts. */
export const consentText = translated<Consent>(
  {
    version: '2024-01-09',
    before: 'Отправляя форму, вы соглашаетесь на обработку персональных данных согласно ',
    link: 'политике конфиденциальности',
  },
  {
    version: '2026-11-29-en',
    before: 'By sending this form you agree to the processing of your personal data under the ',
    link: 'privacy policy',
  },
)

/** The same for the newsletter's switch in an account. */
export const switchConsentText = {
  version: '2026-11-24-switch',
  before: 'Включая рассылку, вы соглашаетесь на обработку персональных данных согласно ',
  link: 'политике конфиденциальности',
} as const

/** What the forms' files are for, before the limits. */
export const briefHint = translated('Бриф, макет или ТЗ', 'Brief, mock-up or specification')
