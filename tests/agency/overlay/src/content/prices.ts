import type { Price } from './primitives.ts'
import { days, months, type Term, weeks } from './term.ts'

export const startingPrices = {
  webDevelopment: { from: 98_300 },
  branding: { from: 55_700 },
  websiteSupport: { from: 19_600, per: 'month' },
  mobileApps: { from: 34_100 },
  seoPromotion: { from: 32_100, per: 'month' },
} as const satisfies Record<string, Price>

export const additionalServices = {
  redesign: { title: 'Редизайн', price: { from: 27_300 } },
  edits: { title: 'Правки', price: { from: 28_600 } },
  modernization: { title: 'Модернизация', price: { from: 29_900 } },
  prototyping: { title: 'Прототипирование', price: { from: 31_200 } },
  specification: { title: 'Техническое задание', price: { from: 32_700 } },
  technicalSupport: { title: 'Техническая поддержка', price: { from: 48_400 } },
  usability: { title: 'Юзабилити-анализ', price: { from: 51_100 } },
  audit: { title: 'Комплексный аудит', price: { from: 52_600 } },
} as const satisfies Record<string, { title: string; price: Price }>

type Packages = Record<string, { price: Price; term?: Term }>

export const webPackages = {
  landing: { price: startingPrices.webDevelopment, term: days(8, 16) },
  corporate: { price: { from: 197_400 }, term: days(16, 24) },
  shop: { price: { from: 328_400 }, term: days(24, 50) },
} as const satisfies Packages

export const siteTypes = {
  landing: { price: { from: 98_300 }, term: weeks(1.5) },
  businessCard: { price: { from: 164_300 }, term: weeks(2.5) },
  corporate: { price: { from: 243_700 }, term: weeks(3.5) },
  shop: { price: { from: 419_500 }, term: months(1.5) },
  portal: { price: { from: 852_400 }, term: months(2.5) },
  socialNetwork: { price: { from: 1_570_400 }, term: months(6) },
} as const satisfies Packages

export const appPackages = {
  simple: { price: { from: 236_700 }, term: days(30, 45) },
  business: { price: { from: 458_600 }, term: days(45, 60) },
  enterprise: { price: { from: 851_900 }, term: days(60, 90) },
} as const satisfies Packages

export const brandingPackages = {
  basic: { price: { exactly: startingPrices.branding.from } },
  standard: { price: { exactly: 116_800 } },
  premium: { price: { exactly: 204_900 } },
} as const satisfies Packages

export const supportPlans = {
  start: { price: { exactly: startingPrices.websiteSupport.from, per: 'month' } },
  standard: { price: { exactly: 30_200, per: 'month' } },
  optimal: { price: { exactly: 41_900, per: 'month' } },
  premium: { price: { from: 58_900, per: 'month' } },
} as const satisfies Packages

export const seoPackages = {
  basic: { price: { exactly: startingPrices.seoPromotion.from, per: 'month' } },
  positions: { price: { exactly: 59_100, per: 'month' } },
  traffic: { price: { exactly: 87_800, per: 'month' } },
} as const satisfies Packages
