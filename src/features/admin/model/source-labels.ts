import type { LeadType } from '@contracts/lead.ts'

const labels: Record<LeadType, string> = {
  consultation: 'Консультация',
  project_quiz: 'Проект',
}

/** Where an e-mail came from; one without a source was not sent by a form of the site. */
export const sourceLabel = (source: LeadType | null) => (source ? labels[source] : 'Почта')
