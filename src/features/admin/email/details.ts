import { formatDateTime } from '@/lib/text/format-moment'
import { line } from '../lib/contact-details'
import type { Detail } from '../lib/lead-details'
import type { EmailDetail } from './email-requests'

const utmParams = ['source', 'medium', 'campaign', 'term', 'content'] as const

type Origin = Pick<EmailDetail, 'page_url' | 'referrer'> & { utm: unknown }

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

type Consenting = Pick<EmailDetail, 'source' | 'lead' | 'consents'>

const askingSources: readonly EmailDetail['source'][] = ['consultation', 'project_quiz', 'chat']

/** Whether a lead lacks the consent that the site's forms and chat always send. */
export const lacksConsent = ({ source, lead, consents }: Consenting): boolean =>
  lead !== null && askingSources.includes(source) && consents.length === 0

/** When the sender consented and to which text, or what applies without consent; empty if the form does not ask. */
export function consentDetails(email: Consenting): Detail[] {
  const [consent] = email.consents
  const given =
    consent && `${formatDateTime(consent.given_at)}, версия текста ${consent.text_version}`
  const missing = lacksConsent(email) && 'Не дано: можно только ответить на эту заявку'
  return line('Согласие на обработку данных', given || missing)
}
