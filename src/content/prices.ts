import type { Price } from './primitives.ts'
import { days, months, type Term, weeks } from './term.ts'

/** Prices that more than one page quotes, in the currency of currencies.ts. */
export const startingPrices = {
  webDevelopment: { from: 75_000 },
  branding: { from: 42_500 },
  websiteSupport: { from: 15_000, per: 'month' },
  mobileApps: { from: 26_000 },
  seoPromotion: { from: 24_500, per: 'month' },
  contextualAdvertising: { from: 45_000 },
} as const satisfies Record<string, Price>

export const additionalServices = {
  redesign: { title: 'Редизайн', price: { from: 21_000 } },
  edits: { title: 'Правки', price: { from: 22_000 } },
  modernization: { title: 'Модернизация', price: { from: 23_000 } },
  prototyping: { title: 'Прототипирование', price: { from: 24_000 } },
  specification: { title: 'Техническое задание', price: { from: 25_000 } },
  technicalSupport: { title: 'Техническая поддержка', price: { from: 37_000 } },
  usability: { title: 'Юзабилити-анализ', price: { from: 39_000 } },
  audit: { title: 'Комплексный аудит', price: { from: 40_000 } },
} as const satisfies Record<string, { title: string; price: Price }>

type Packages = Record<string, { price: Price; term?: Term }>

// Prices and terms of the packages, for their pages and for the estimate of the project quiz.
export const webPackages = {
  landing: { price: startingPrices.webDevelopment, term: days(7, 14) },
  corporate: { price: { from: 150_000 }, term: days(14, 21) },
  shop: { price: { from: 250_000 }, term: days(21, 45) },
} as const satisfies Packages

export const siteTypes = {
  landing: { price: { from: 75_000 }, term: weeks(1.5) },
  businessCard: { price: { from: 125_000 }, term: weeks(2.5) },
  corporate: { price: { from: 185_000 }, term: weeks(3.5) },
  shop: { price: { from: 320_000 }, term: months(1.5) },
  portal: { price: { from: 650_000 }, term: months(2.5) },
  socialNetwork: { price: { from: 1_200_000 }, term: months(6) },
} as const satisfies Packages

/** A site from scratch on a CMS. */
export const cmsPrices = {
  yii: { price: { from: 27_000 } },
  bitrix: { price: { from: 29_000 } },
  netcat: { price: { from: 30_000 } },
  wordpress: { price: { from: 31_000 } },
} as const satisfies Packages

export const appPackages = {
  simple: { price: { from: 180_000 }, term: days(30, 45) },
  business: { price: { from: 350_000 }, term: days(45, 60) },
  enterprise: { price: { from: 650_000 }, term: days(60, 90) },
} as const satisfies Packages

export const brandingPackages = {
  basic: { price: { exactly: startingPrices.branding.from } },
  standard: { price: { exactly: 89_000 } },
  premium: { price: { exactly: 156_000 } },
} as const satisfies Packages

export const supportPlans = {
  start: { price: { exactly: startingPrices.websiteSupport.from, per: 'month' } },
  standard: { price: { exactly: 23_000, per: 'month' } },
  optimal: { price: { exactly: 32_000, per: 'month' } },
  premium: { price: { from: 45_000, per: 'month' } },
} as const satisfies Packages

export const seoPackages = {
  basic: { price: { exactly: startingPrices.seoPromotion.from, per: 'month' } },
  positions: { price: { exactly: 45_000, per: 'month' } },
  traffic: { price: { exactly: 67_000, per: 'month' } },
} as const satisfies Packages

export const advertisingPackages = {
  setup: { price: { exactly: startingPrices.contextualAdvertising.from, per: 'once' } },
  management: { price: { percent: 18, of: 'рекламного бюджета в месяц' } },
  complex: { price: { from: 89_000, per: 'month' } },
} as const satisfies Packages

/** The site has no price for an API, only these terms. */
export const apiTerms = {
  analysis: weeks(1, 2),
  development: weeks(2, 6),
  testing: weeks(1, 2),
  deployment: weeks(1, 1),
  quickStart: weeks(2, 3),
} as const satisfies Record<string, Term>
