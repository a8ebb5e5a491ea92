import type { Database } from '../_shared/contracts/database.types.ts'
import type { SendEmailRequest } from '../_shared/contracts/lead.ts'
import type { LeadSettings } from '../_shared/lead-env.ts'
import { leadFields } from './lead-fields.ts'
import { leadHtml } from './lead-html.ts'
import { leadSubject, leadText } from './lead-text.ts'
import { leadTitles } from './lead-titles.ts'

type SubmitLeadArgs = Database['public']['Functions']['submit_lead']['Args']

/** What of `submit_lead`'s arguments is the lead itself. */
export type Submission = Omit<SubmitLeadArgs, 'client_hash' | 'max_per_window' | 'window_seconds'>

/**
 * Turns a checked request into what is stored: the e-mail row that staff see, the customer, the
 * consent and the managers' notification.
 */
export function buildSubmission(
  request: SendEmailRequest,
  { leadsTo, siteUrl }: Pick<LeadSettings, 'leadsTo' | 'siteUrl'>,
): Submission {
  const { type, data, origin, consent } = request
  const groups = leadFields(request)
  const subject = leadSubject(request)
  const text = leadText(leadTitles[type], groups, `${siteUrl}/admin`)
  const html = leadHtml({ title: leadTitles[type], groups, siteUrl })
  const { name, email, phone, company } = data
  return {
    submission_id: request.submissionId ?? crypto.randomUUID(),
    email: {
      source: type,
      from_email: email,
      to_email: leadsTo,
      subject,
      body: text,
      html_content: html,
      lead: request.type === 'project_quiz' ? { ...data, estimate: request.estimate } : data,
      interest: request.interest,
      page_url: origin?.pageUrl,
      referrer: origin?.referrer,
      utm: origin?.utm,
    },
    customer: { email, name, phone, company },
    consent: consent ? { text_version: consent.textVersion, page_url: origin?.pageUrl } : null,
    notification: {
      to_email: leadsTo,
      reply_to: email,
      subject,
      text_body: text,
      html_body: html,
    },
  }
}
