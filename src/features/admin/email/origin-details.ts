import type { Detail } from '../lead-details'

const utmMarks = ['source', 'medium', 'campaign', 'term', 'content'] as const

interface Origin {
  interest: string | null
  page_url: string | null
  referrer: string | null
  utm: unknown
}

const line = (label: string, value: string | null): Detail[] => (value ? [{ label, value }] : [])

/** Where a lead came from, as labelled lines. Addresses are shown, not linked: visitors wrote them. */
export function originDetails({ interest, page_url, referrer, utm }: Origin): Detail[] {
  const marks: Record<string, unknown> = typeof utm === 'object' ? { ...utm } : {}
  return [
    ...line('Интерес', interest),
    ...line('Страница', page_url),
    ...line('Источник перехода', referrer),
    ...utmMarks.flatMap((mark) => {
      const value = marks[mark]
      return typeof value === 'string' ? line(`utm_${mark}`, value) : []
    }),
  ]
}
