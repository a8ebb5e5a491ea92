/** How many days the overview may look back. */
export const periods = [7, 30, 90] as const

export type Period = (typeof periods)[number]

export const usualPeriod: Period = 30

/** Reads the period from the page's address; the usual one where that says nothing of use. */
export const readPeriod = (params: URLSearchParams): Period =>
  periods.find((days) => String(days) === params.get('days')) ?? usualPeriod

/** Writes the period into the page's address, and leaves out what goes without saying. */
export function writePeriod(params: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(params)
  if (period === usualPeriod) next.delete('days')
  else next.set('days', String(period))
  return next
}
