import { formatDateTime } from '@/lib/text/format-moment'
import type { LeadSource } from '../labels'
import type { Detail } from '../lead-details'

interface Consenting {
  source: LeadSource | null
  lead: unknown
  consents: readonly { given_at: string; text_version: string }[]
}

/** Under whose forms the consent stands. */
const askingSources: readonly (LeadSource | null)[] = ['consultation', 'project_quiz', 'chat']

/** Whether a lead came in without the consent that the site's forms and chat send with it. */
export const lacksConsent = ({ source, lead, consents }: Consenting): boolean =>
  lead !== null && askingSources.includes(source) && consents.length === 0

/** When somebody agreed and to which text, or what their silence allows; nothing where nobody is asked. */
export function consentDetails(email: Consenting): Detail[] {
  const [consent] = email.consents
  if (consent) {
    const { given_at, text_version } = consent
    const value = `${formatDateTime(given_at)}, версия текста ${text_version}`
    return [{ label: 'Согласие на обработку данных', value }]
  }
  if (!lacksConsent(email)) return []
  const value = 'Не дано: можно только ответить на эту заявку'
  return [{ label: 'Согласие на обработку данных', value }]
}
