import type { Price } from './primitives.ts'
import { days, months, type Term, weeks } from './term.ts'

export const startingPrices = {
  branding: { from: 278_500 },
  websiteSupport: { from: 98_000, per: 'month' },
  mobileApps: { from: 170_500 },
  seoPromotion: { from: 160_500, per: 'month' },
} as const satisfies Record<string, Price>

type Packages = Record<string, { title: string; price: Price; term?: Term }>

export const additionalServices = {
  redesign: { title: 'Редизайн', price: { from: 136_500 } },
  edits: { title: 'Правки', price: { from: 143_000 } },
  modernization: { title: 'Модернизация', price: { from: 149_500 } },
  prototyping: { title: 'Прототипирование', price: { from: 156_000 } },
  specification: { title: 'Техническое задание', price: { from: 163_500 } },
  technicalSupport: { title: 'Техническая поддержка', price: { from: 242_000 } },
  usability: { title: 'Юзабилити-анализ', price: { from: 255_500 } },
  audit: { title: 'Комплексный аудит', price: { from: 263_000 } },
} as const satisfies Packages

export const siteTypes = {
  landing: { title: 'Лендинг', price: { from: 491_500 }, term: weeks(1.5) },
  businessCard: { title: 'Сайт-визитка', price: { from: 821_500 }, term: weeks(2.5) },
  corporate: { title: 'Корпоративный сайт', price: { from: 1_218_500 }, term: weeks(3.5) },
  shop: { title: 'Интернет-магазин', price: { from: 2_097_500 }, term: months(1.5) },
  portal: { title: 'Портал', price: { from: 4_262_000 }, term: months(2.5) },
  socialNetwork: { title: 'Социальная сеть', price: { from: 7_852_000 }, term: months(6) },
} as const satisfies Packages

/** A site from scratch on a CMS. */
export const cmsPrices = {
  yii: { title: 'Yii', price: { from: 177_000 } },
  bitrix: { title: '1С-Битрикс', price: { from: 190_500 } },
  netcat: { title: 'NetCat', price: { from: 196_500 } },
  wordpress: { title: 'WordPress', price: { from: 203_000 } },
} as const satisfies Packages

export const appPackages = {
  simple: { title: 'Простое', price: { from: 1_183_500 }, term: days(30, 45) },
  business: { title: 'Бизнес', price: { from: 2_293_000 }, term: days(45, 60) },
  enterprise: { title: 'Корпоративное', price: { from: 4_259_500 }, term: days(60, 90) },
} as const satisfies Packages

export const appPackagesTerm = days(30, 90).text

export const brandingPackages = {
  basic: { title: 'Знак', price: { exactly: startingPrices.branding.from } },
  standard: { title: 'Стиль', price: { exactly: 584_000 } },
  premium: { title: 'Система', price: { exactly: 1_024_500 } },
} as const satisfies Packages

export const supportPlans = {
  start: { title: 'START', price: { exactly: startingPrices.websiteSupport.from, per: 'month' } },
  standard: { title: 'STANDARD', price: { exactly: 151_000, per: 'month' } },
  optimal: { title: 'OPTIMAL', price: { exactly: 209_500, per: 'month' } },
  premium: { title: 'PREMIUM', price: { from: 294_500, per: 'month' } },
} as const satisfies Packages

export const planHours = { start: 5, standard: 9, optimal: 14, premium: 18 } as const

export const supportTiers = [
  { name: supportPlans.start.title, hours: `${planHours.start}\u00a0ч` },
  { name: supportPlans.premium.title, hours: `от ${planHours.premium}\u00a0ч` },
] as const

export const seoPackages = {
  basic: { title: 'Базовый', price: { exactly: startingPrices.seoPromotion.from, per: 'month' } },
  positions: { title: 'Позиции', price: { exactly: 295_500, per: 'month' } },
  traffic: { title: 'Трафик', price: { exactly: 439_000, per: 'month' } },
} as const satisfies Packages
