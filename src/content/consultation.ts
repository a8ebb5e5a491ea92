import { type Lang, type Texts, translated } from '@contracts/lang.ts'
import type { ConsultationBudget, ConsultationProjectType } from '@contracts/lead-options.ts'
import type { ConsentVersion } from '@contracts/lead-fields.ts'
import { currencies, type Currency, currencyOf, ratesOf } from './currencies.ts'
import { budgetRate, written } from './currency.ts'
import { type Budget, budgetIn, budgetText } from './price-text.ts'

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

const consultationBudgets: Record<Exclude<ConsultationBudget, 'discuss'>, Budget> = {
  '100k-500k': [1_000, 5_000],
  '500k-1m': [5_000, 10_000],
  '1m-3m': [10_000, 30_000],
  '3m+': [30_000, Infinity],
}

/** «$1,000–$5,000» and «$30,000+», or «1 000–5 000 €» and «От 30 000 €». */
function labelOf(budget: Budget, lang: Lang): string {
  const { budgets } = currencyOf
  if (!currencies[budgets].isBefore) return budgetIn(budget, budgets, lang, 'from')
  const [from, to] = budget
  return to === Infinity ? `${written(from, budgets)}+` : written([from, to], budgets)
}

const labelsIn = (lang: Lang) => ({
  '100k-500k': labelOf(consultationBudgets['100k-500k'], lang),
  '500k-1m': labelOf(consultationBudgets['500k-1m'], lang),
  '1m-3m': labelOf(consultationBudgets['1m-3m'], lang),
  '3m+': labelOf(consultationBudgets['3m+'], lang),
})

export const consultationBudgetLabels: Texts<Record<ConsultationBudget, string>> = {
  ru: { ...labelsIn('ru'), discuss: 'Обсудим' },
  en: { ...labelsIn('en'), discuss: 'Let’s discuss it' },
}

/** A chosen budget, as a lead's amount. */
export const consultationBudgetText = (
  budget: ConsultationBudget,
  currency?: Currency,
  lang: Lang = 'ru',
) =>
  budget === 'discuss'
    ? consultationBudgetLabels[lang].discuss
    : budgetText(consultationBudgets[budget], currency, lang, 'from')

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const asOf = translated(
  () => `на ${ratesOf.text}`,
  () => `as of ${longDay.format(new Date(ratesOf.day))}`,
)

/** Relates the budgets to the prices that the visitor sees. */
export function consultationBudgetHint(currency: Currency, lang: Lang): string | undefined {
  const rate = budgetRate(currency, lang)
  return rate && `${rate} ${asOf[lang]()}`
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
