import type { Price } from './primitives.ts'
import { type Term, weeks } from './term.ts'

/** Prices that more than one page quotes, in the currency of currencies.ts; all pages load them. */

export const startingPrices = {
  webDevelopment: { from: 75_000 },
  customSaas: { from: 75_000 },
  branding: { from: 42_500 },
  websiteSupport: { from: 15_000, per: 'month' },
  mobileApps: { from: 26_000 },
  newApps: { from: 180_000 },
  seoPromotion: { from: 24_500, per: 'month' },
  contextualAdvertising: { from: 45_000 },
} as const satisfies Record<string, Price>

export type Packages = Record<string, { title: string; price: Price; term?: Term }>

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

export const apiQuickStart = 'API Quick Start'

/** The site has no price for an API, only these terms. */
export const apiTerms = {
  analysis: weeks(1, 2),
  development: weeks(2, 6),
  testing: weeks(1, 2),
  deployment: weeks(1, 1),
  quickStart: weeks(2, 3),
} as const satisfies Record<string, Term>
