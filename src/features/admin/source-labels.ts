import type { Database } from '@contracts/database.types.ts'

type LeadSource = Database['public']['Enums']['lead_source']

export const sourceLabels: Record<LeadSource, string> = {
  consultation: 'Консультация',
  project_quiz: 'Проект',
  chat: 'Чат',
  inbound: 'Почта',
  newsletter: 'Рассылка',
}

/** Where an e-mail came from; one without a source did not come through the site. */
export const sourceLabel = (source: LeadSource | null) => (source ? sourceLabels[source] : 'Почта')
