import type { LeadOriginInput } from './contracts/lead.ts'

/** What a visitor's browser sends with a form. */
export type Sent = {
  origin?: LeadOriginInput | undefined
  consent?: { textVersion: string } | undefined
}

/**
 * What a lead's mail to the managers puts into the database: the row of the inbox, the consent, the mail itself.
 * @param client the address that an answer reaches
 */
export const leadRows = (
  { subject, text, html }: { subject: string; text: string; html: string },
  to_email: string,
  client: string | undefined,
  { origin, consent }: Sent = {},
) => ({
  email: {
    ...{ from_email: client, to_email, subject, body: text, html_content: html },
    ...{ page_url: origin?.pageUrl, referrer: origin?.referrer, utm: origin?.utm },
  },
  consent: consent ? { text_version: consent.textVersion, page_url: origin?.pageUrl } : null,
  notification: { to_email, reply_to: client, subject, text_body: text, html_body: html },
})
