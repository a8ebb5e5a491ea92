import type { FieldGroup } from '../_shared/mail/fields.ts'
import { fieldStyles, groupHtml } from '../_shared/mail/fields-html.ts'
import { mailPage } from '../_shared/mail/mail-page.ts'

type LeadMail = {
  title: string
  groups: FieldGroup[]
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
}

/** A lead as an HTML mail. */
export const leadHtml = ({ title, groups, siteUrl }: LeadMail) =>
  mailPage({
    title,
    lead: 'Ответ на это письмо придёт прямо клиенту.',
    body: groups.map((group) => groupHtml(group, siteUrl)).join(''),
    button: { href: `${siteUrl}/admin`, label: 'Открыть в панели' },
    styles: fieldStyles,
  })
