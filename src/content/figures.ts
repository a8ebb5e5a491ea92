import { planHours } from './prices.ts'

/*
 * Figures that pages and facts quote, other than prices (prices.ts), stages (stages.ts), contract terms
 * (contract-terms.ts) and response times (company.ts).
 */

export const guarantees = { sites: '1\u00a0год', apps: '6\u00a0месяцев' } as const
export const guaranteesEn = { sites: '1\u00a0year', apps: '6\u00a0months' } as const

/** A figure in English: «8,2 %» → “8.2 %”. */
export const withPoint = (figure: string) => figure.replace(',', '.')

/** How often a client sees a working version. */
export const showing = 'раз в две недели'
export const showingEn = 'every two weeks'

export const corporateSite = { pages: 'До 15\u00a0страниц', support: '3\u00a0месяца' } as const
export const corporateSiteEn = { pages: 'up to 15\u00a0pages', support: '3\u00a0months' } as const

export const brandingFigures = {
  concepts: { basic: '3', standard: '5', premium: '8' },
  brandbook: { basic: '10\u00a0страниц', standard: '25\u00a0страниц', premium: '50+ страниц' },
} as const

/** «8,2 %», «−40 %». */
const percent = (value: number) => `${String(value).replace('.', ',').replace('-', '−')}\u00a0%`

/** The availability that the largest support plan promises, in percent. */
export const promisedAvailability = 99.9

/** It and the plans' hours in words. */
export const supportFigures = {
  hours: {
    start: `${planHours.start}\u00a0ч`,
    standard: `${planHours.standard}\u00a0ч`,
    optimal: `${planHours.optimal}\u00a0ч`,
    premium: `${planHours.premium}+\u00a0ч`,
  },
  sla: percent(promisedAvailability),
} as const

/** Queries of the SEO packages, at most. */
export const seoQueries = { basic: 100, positions: 300 } as const

/** Months after which the results of the SEO cases were measured. */
export const seoCaseMonths = { dentist: 6, pumps: 5, textile: 8 } as const
export const seoMonths = `${seoCaseMonths.pumps}–${seoCaseMonths.textile}`

/** Of the campaigns that we run, in percent. */
export const advertisingPercents = {
  roi: 350,
  ctr: 8.2,
  costPerClick: -40,
  conversion: 12.5,
} as const

export const advertisingFigures = {
  roi: percent(advertisingPercents.roi),
  ctr: percent(advertisingPercents.ctr),
  costPerClick: percent(advertisingPercents.costPerClick),
  conversion: percent(advertisingPercents.conversion),
} as const

export const apiFigures = { load: '10\u00a0000+', availability: '99,9\u00a0%' } as const
