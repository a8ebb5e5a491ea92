import type { LeadType } from '../_shared/contracts/lead.ts'

/** What a mail to the managers is called, by what was sent. */
export const leadTitles: Record<LeadType, string> = {
  consultation: 'Заявка на консультацию',
  project_quiz: 'Заявка на проект',
}
