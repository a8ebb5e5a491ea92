import type { Detail } from '../../lead-details'

const utmParams = ['source', 'medium', 'campaign', 'term', 'content'] as const

interface Origin {
  page_url: string | null
  referrer: string | null
  utm: unknown
}

const line = (label: string, value: string | null): Detail[] => (value ? [{ label, value }] : [])

/** The origin of a lead, as labelled lines. Addresses are not linked: visitors wrote them. */
export function originDetails({ page_url, referrer, utm }: Origin): Detail[] {
  const params: Record<string, unknown> = typeof utm === 'object' ? { ...utm } : {}
  return [
    ...line('Страница', page_url),
    ...line('Источник перехода', referrer),
    ...utmParams.flatMap((name) => {
      const value = params[name]
      return typeof value === 'string' ? line(`utm_${name}`, value) : []
    }),
  ]
}
