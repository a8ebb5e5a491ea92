import { numbered } from '../contracts/lead-number.ts'
import type { LeadOriginInput } from '../contracts/lead.ts'
import { fieldStyles, filled, groupHtml, groupText, type FieldGroup } from './fields.ts'
import { mailPage } from './html.ts'

type ManagersMail = {
  title: string
  /** The submission's id of a lead, from which its number is derived. */
  submissionId?: string | undefined
  /** One line under the title, in HTML only. */
  lead: string
  groups: readonly FieldGroup[]
  /** What follows the groups. */
  text: string
  html?: string
  siteUrl: string
}

/** The managers' mail about a lead or a chat, with the number by which the inbox finds it, without empty groups. */
export function managersMail(mail: ManagersMail) {
  const { submissionId, lead, groups, text, html = '', siteUrl } = mail
  const title = numbered(mail.title, submissionId)
  const shown = groups.filter(({ fields }) => fields.length > 0)
  const button = { href: `${siteUrl}/admin`, label: 'Открыть в панели' }
  return {
    text: [title, ...shown.map(groupText), text, `${button.label}: ${button.href}`].join('\n\n'),
    html: mailPage({
      title,
      lead,
      body: shown.map((group) => groupHtml(group, siteUrl)).join('') + html,
      button,
      styles: fieldStyles,
    }),
  }
}

/** Where a lead's visitor came from. */
export const originGroup = (origin: LeadOriginInput | undefined): FieldGroup => ({
  title: 'Источник',
  fields: filled([
    ['Страница', origin?.pageUrl, 'page'],
    ['Откуда пришёл', origin?.referrer],
    ...Object.entries(origin?.utm ?? {}).map(([mark, value]) => [`utm_${mark}`, value] as const),
  ]),
})
