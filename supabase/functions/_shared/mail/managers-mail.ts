import { fieldStyles, groupHtml, groupText, type FieldGroup } from './fields.ts'
import { mailPage } from './html.ts'

type ManagersMail = {
  title: string
  /** One line under the title, in HTML only. */
  lead: string
  groups: readonly FieldGroup[]
  /** What follows the groups. */
  text: string
  html?: string
  siteUrl: string
}

/** The managers' mail about a lead or a chat, without its empty groups. */
export function managersMail({ title, lead, groups, text, html = '', siteUrl }: ManagersMail) {
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

/** The same as a row of the inbox and as the notification of it; `client` is whom an answer reaches. */
export const rowsOf = (
  { subject, text, html }: { subject: string; text: string; html: string },
  to_email: string,
  client: string | undefined,
) => ({
  email: { from_email: client, to_email, subject, body: text, html_content: html },
  notification: { to_email, reply_to: client, subject, text_body: text, html_body: html },
})
