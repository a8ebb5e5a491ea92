/** The periods of the overview, in days. */
export const periods = [7, 30, 90] as const

export type Period = (typeof periods)[number]

const defaultPeriod: Period = 30

/** Reads the period from the URL. */
export const readPeriod = (params: URLSearchParams): Period =>
  periods.find((days) => String(days) === params.get('days')) ?? defaultPeriod

/** Writes the period into the URL, unless it is the default. */
export function writePeriod(params: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(params)
  if (period === defaultPeriod) next.delete('days')
  else next.set('days', String(period))
  return next
}
