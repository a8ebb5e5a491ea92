import { withParams } from '../url-params'

/** The periods of the overview, in days. */
export const periods = [7, 30, 90] as const

export type Period = (typeof periods)[number]

const defaultPeriod: Period = 30

/** Reads the period from the URL. */
export const readPeriod = (params: URLSearchParams): Period =>
  periods.find((days) => String(days) === params.get('days')) ?? defaultPeriod

/** Writes the period into the URL, unless it is the default. */
export const writePeriod = (params: URLSearchParams, period: Period) =>
  withParams(params, { days: period === defaultPeriod ? '' : String(period) })
