import type { Price } from './primitives.ts'
import { days, months, type Term, weeks } from './term.ts'

export const startingPrices = {
  webDevelopment: { from: 491_500 },
  branding: { from: 278_500 },
  websiteSupport: { from: 98_000, per: 'month' },
  mobileApps: { from: 170_500 },
  seoPromotion: { from: 160_500, per: 'month' },
} as const satisfies Record<string, Price>

export const additionalServices = {
  redesign: { title: 'Редизайн', price: { from: 136_500 } },
  edits: { title: 'Правки', price: { from: 143_000 } },
  modernization: { title: 'Модернизация', price: { from: 149_500 } },
  prototyping: { title: 'Прототипирование', price: { from: 156_000 } },
  specification: { title: 'Техническое задание', price: { from: 163_500 } },
  technicalSupport: { title: 'Техническая поддержка', price: { from: 242_000 } },
  usability: { title: 'Юзабилити-анализ', price: { from: 255_500 } },
  audit: { title: 'Комплексный аудит', price: { from: 263_000 } },
} as const satisfies Record<string, { title: string; price: Price }>

type Packages = Record<string, { price: Price; term?: Term }>

export const webPackages = {
  landing: { price: startingPrices.webDevelopment, term: days(8, 16) },
  corporate: { price: { from: 987_000 }, term: days(16, 24) },
  shop: { price: { from: 1_642_000 }, term: days(24, 50) },
} as const satisfies Packages

export const siteTypes = {
  landing: { price: { from: 491_500 }, term: weeks(1.5) },
  businessCard: { price: { from: 821_500 }, term: weeks(2.5) },
  corporate: { price: { from: 1_218_500 }, term: weeks(3.5) },
  shop: { price: { from: 2_097_500 }, term: months(1.5) },
  portal: { price: { from: 4_262_000 }, term: months(2.5) },
  socialNetwork: { price: { from: 7_852_000 }, term: months(6) },
} as const satisfies Packages

/** A site from scratch on a CMS. */
export const cmsPrices = {
  yii: { price: { from: 177_000 } },
  bitrix: { price: { from: 190_500 } },
  netcat: { price: { from: 196_500 } },
  wordpress: { price: { from: 203_000 } },
} as const satisfies Packages

export const appPackages = {
  simple: { price: { from: 1_183_500 }, term: days(30, 45) },
  business: { price: { from: 2_293_000 }, term: days(45, 60) },
  enterprise: { price: { from: 4_259_500 }, term: days(60, 90) },
} as const satisfies Packages

export const brandingPackages = {
  basic: { price: { exactly: startingPrices.branding.from } },
  standard: { price: { exactly: 584_000 } },
  premium: { price: { exactly: 1_024_500 } },
} as const satisfies Packages

export const supportPlans = {
  start: { price: { exactly: startingPrices.websiteSupport.from, per: 'month' } },
  standard: { price: { exactly: 151_000, per: 'month' } },
  optimal: { price: { exactly: 209_500, per: 'month' } },
  premium: { price: { from: 294_500, per: 'month' } },
} as const satisfies Packages

export const seoPackages = {
  basic: { price: { exactly: startingPrices.seoPromotion.from, per: 'month' } },
  positions: { price: { exactly: 295_500, per: 'month' } },
  traffic: { price: { exactly: 439_000, per: 'month' } },
} as const satisfies Packages
