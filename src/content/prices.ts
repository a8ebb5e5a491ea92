import type { Price } from './primitives.ts'
import { days, months, type Term, weeks } from './term.ts'

/*
 * What is sold: names, prices in the currency of currencies.ts, terms. Sentences take all three from here, so that the
 * compiler finds those that speak of what has gone.
 */

export const startingPrices = {
  webDevelopment: { from: 75_000 },
  branding: { from: 42_500 },
  websiteSupport: { from: 15_000, per: 'month' },
  mobileApps: { from: 26_000 },
  seoPromotion: { from: 24_500, per: 'month' },
  contextualAdvertising: { from: 45_000 },
} as const satisfies Record<string, Price>

type Packages = Record<string, { title: string; price: Price; term?: Term }>

export const additionalServices = {
  redesign: { title: 'Редизайн', price: { from: 21_000 } },
  edits: { title: 'Правки', price: { from: 22_000 } },
  modernization: { title: 'Модернизация', price: { from: 23_000 } },
  prototyping: { title: 'Прототипирование', price: { from: 24_000 } },
  specification: { title: 'Техническое задание', price: { from: 25_000 } },
  technicalSupport: { title: 'Техническая поддержка', price: { from: 37_000 } },
  usability: { title: 'Юзабилити-анализ', price: { from: 39_000 } },
  audit: { title: 'Комплексный аудит', price: { from: 40_000 } },
} as const satisfies Packages

export const webPackages = {
  landing: { title: 'Лендинг', price: startingPrices.webDevelopment, term: days(7, 14) },
  corporate: { title: 'Корпоративный сайт', price: { from: 150_000 }, term: days(14, 21) },
  shop: { title: 'Интернет-магазин', price: { from: 250_000 }, term: days(21, 45) },
} as const satisfies Packages

export const siteTypes = {
  landing: { title: 'Лендинг', price: { from: 75_000 }, term: weeks(1.5) },
  businessCard: { title: 'Сайт-визитка', price: { from: 125_000 }, term: weeks(2.5) },
  corporate: { title: 'Корпоративный сайт', price: { from: 185_000 }, term: weeks(3.5) },
  shop: { title: 'Интернет-магазин', price: { from: 320_000 }, term: months(1.5) },
  portal: { title: 'Портал', price: { from: 650_000 }, term: months(2.5) },
  socialNetwork: { title: 'Социальная сеть', price: { from: 1_200_000 }, term: months(6) },
} as const satisfies Packages

/** A site from scratch on a CMS. */
export const cmsPrices = {
  yii: { title: 'Yii', price: { from: 27_000 } },
  bitrix: { title: '1С-Битрикс', price: { from: 29_000 } },
  netcat: { title: 'NetCat', price: { from: 30_000 } },
  wordpress: { title: 'WordPress', price: { from: 31_000 } },
} as const satisfies Packages

export const appPackages = {
  simple: { title: 'Простое', price: { from: 180_000 }, term: days(30, 45) },
  business: { title: 'Бизнес', price: { from: 350_000 }, term: days(45, 60) },
  enterprise: { title: 'Корпоративное', price: { from: 650_000 }, term: days(60, 90) },
} as const satisfies Packages

/** From the first day of the smallest to the last one of the largest. */
export const appPackagesTerm = days(
  appPackages.simple.term.from,
  appPackages.enterprise.term.to,
).text

export const brandingPackages = {
  basic: { title: 'Базовый', price: { exactly: startingPrices.branding.from } },
  standard: { title: 'Стандарт', price: { exactly: 89_000 } },
  premium: { title: 'Премиум', price: { exactly: 156_000 } },
} as const satisfies Packages

export const supportPlans = {
  start: { title: 'START', price: { exactly: startingPrices.websiteSupport.from, per: 'month' } },
  standard: { title: 'STANDARD', price: { exactly: 23_000, per: 'month' } },
  optimal: { title: 'OPTIMAL', price: { exactly: 32_000, per: 'month' } },
  premium: { title: 'PREMIUM', price: { from: 45_000, per: 'month' } },
} as const satisfies Packages

/** Hours a month, of the largest plan at least. */
export const planHours = { start: 6, standard: 10, optimal: 15, premium: 20 } as const

/** The plans on the service's card. */
export const supportTiers = [
  { name: supportPlans.start.title, hours: `${planHours.start}\u00a0ч` },
  { name: supportPlans.standard.title, hours: `${planHours.standard}\u00a0ч` },
  { name: supportPlans.optimal.title, hours: `${planHours.optimal}\u00a0ч` },
  { name: supportPlans.premium.title, hours: `от ${planHours.premium}\u00a0ч` },
] as const

export const seoPackages = {
  basic: { title: 'Базовый', price: { exactly: startingPrices.seoPromotion.from, per: 'month' } },
  positions: { title: 'Позиции', price: { exactly: 45_000, per: 'month' } },
  traffic: { title: 'Трафик', price: { exactly: 67_000, per: 'month' } },
} as const satisfies Packages

export const advertisingPackages = {
  setup: {
    title: 'Настройка',
    price: { exactly: startingPrices.contextualAdvertising.from, per: 'once' },
  },
  management: { title: 'Ведение', price: { percent: 18, of: 'рекламного бюджета в месяц' } },
  complex: { title: 'Комплекс', price: { from: 89_000, per: 'month' } },
} as const satisfies Packages

export const apiQuickStart = 'API Quick Start'

/** The site has no price for an API, only these terms. */
export const apiTerms = {
  analysis: weeks(1, 2),
  development: weeks(2, 6),
  testing: weeks(1, 2),
  deployment: weeks(1, 1),
  quickStart: weeks(2, 3),
} as const satisfies Record<string, Term>
