import { type Packages, startingPrices } from './prices.ts'
import { days, months, weeks } from './term.ts'

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
  landing: { title: 'Лендинг', price: startingPrices.customSaas, term: weeks(1.5) },
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
  simple: { title: 'Простое', price: startingPrices.newApps, term: days(30, 45) },
  business: { title: 'Бизнес', price: { from: 2_293_000 }, term: days(45, 60) },
  enterprise: { title: 'Корпоративное', price: { from: 4_259_500 }, term: days(60, 90) },
} as const satisfies Packages

export const brandingPackages = {
  basic: { title: 'Знак', price: { exactly: startingPrices.branding.from } },
  standard: { title: 'Стиль', price: { exactly: 584_000 } },
  premium: { title: 'Система', price: { exactly: 1_024_500 } },
} as const satisfies Packages

export const seoPackages = {
  basic: { title: 'Базовый', price: { exactly: startingPrices.seoPromotion.from, per: 'month' } },
  positions: { title: 'Позиции', price: { exactly: 295_500, per: 'month' } },
  traffic: { title: 'Трафик', price: { exactly: 439_000, per: 'month' } },
} as const satisfies Packages
