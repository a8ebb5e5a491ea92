import { formatDateTime } from '@/lib/text/format-moment'
import type { LeadSource } from '../labels'
import type { Detail } from '../lead-details'

interface Consenting {
  source: LeadSource | null
  lead: unknown
  consents: readonly { given_at: string; text_version: string }[]
}

/** The sources whose forms ask for consent. */
const askingSources: readonly (LeadSource | null)[] = ['consultation', 'project_quiz', 'chat']

/** Whether a lead lacks the consent that the site's forms and chat always send. */
export const lacksConsent = ({ source, lead, consents }: Consenting): boolean =>
  lead !== null && askingSources.includes(source) && consents.length === 0

/** When the sender consented and to which text, or what applies without consent; empty if the form does not ask. */
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
