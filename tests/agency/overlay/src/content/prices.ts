import type { Price } from './primitives.ts'
import { days, months, type Term, weeks } from './term.ts'

export const startingPrices = {
  customSaas: { from: 491_500 },
  branding: { from: 278_500 },
  websiteSupport: { from: 98_000, per: 'month' },
  mobileApps: { from: 170_500 },
  newApps: { from: 1_183_500 },
  seoPromotion: { from: 160_500, per: 'month' },
} as const satisfies Record<string, Price>

export type Packages = Record<string, { title: string; price: Price; term?: Term }>

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
