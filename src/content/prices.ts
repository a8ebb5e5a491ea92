import type { Price } from './sections'

/** Prices that more than one page quotes, in roubles. A page's own packages keep theirs. */
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
