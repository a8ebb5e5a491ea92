import type { Detail } from './lead-details'

interface Origin {
  interest: string | null
  page_url: string | null
  referrer: string | null
  utm: unknown
}

const line = (label: string, value: string | null): Detail[] => (value ? [{ label, value }] : [])

/** Where a lead came from, as labelled lines. Addresses are shown, not linked: visitors wrote them. */
export function originDetails({ interest, page_url, referrer, utm }: Origin): Detail[] {
  const marks = typeof utm === 'object' && utm !== null ? Object.entries(utm) : []
  return [
    ...line('Интерес', interest),
    ...line('Страница', page_url),
    ...line('Источник перехода', referrer),
    ...marks.flatMap(([mark, value]) =>
      typeof value === 'string' ? line(`utm_${mark}`, value) : [],
    ),
  ]
}
