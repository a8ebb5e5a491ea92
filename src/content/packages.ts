import { type Packages, startingPrices } from './prices.ts'
import { days, months, weeks } from './term.ts'

/*
 * Names, prices and terms of what is sold, apart from the plans, whose names the home page shows. Sentences take all
 * three from here, so that the compiler finds those that speak of what has gone.
 */

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
  landing: { title: 'Лендинг', price: startingPrices.customSaas, term: weeks(1.5) },
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
  simple: { title: 'Простое', price: startingPrices.newApps, term: days(30, 45) },
  business: { title: 'Бизнес', price: { from: 350_000 }, term: days(45, 60) },
  enterprise: { title: 'Корпоративное', price: { from: 650_000 }, term: days(60, 90) },
} as const satisfies Packages

export const brandingPackages = {
  basic: { title: 'Базовый', price: { exactly: startingPrices.branding.from } },
  standard: { title: 'Стандарт', price: { exactly: 89_000 } },
  premium: { title: 'Премиум', price: { exactly: 156_000 } },
} as const satisfies Packages

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
