import { schedule } from '../../../src/content/schedule.ts'
import { deadlineText } from '../_shared/contracts/promised-text.ts'
import {
  leadTypes,
  sendEmailRequestSchema,
  type SendEmailRequest,
} from '../_shared/contracts/lead.ts'
import { z } from '../_shared/contracts/zod.ts'
import { parseBody } from '../_shared/http/body.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import type { ManagersSettings } from '../_shared/settings.ts'
import { leadConfirmation } from '../_shared/mail/lead-confirmation.ts'
import { leadRows } from '../_shared/lead-rows.ts'
import { interestOf, leadMail, storedLead } from './lead-mail.ts'

const typeSchema = z.object({ type: z.enum(leadTypes) })

/** Checks a body against the contract. @throws HttpError unknown_type or invalid_fields */
export function parseRequest(body: unknown): SendEmailRequest {
  if (!typeSchema.safeParse(body).success) throw new HttpError('unknown_type')
  return parseBody(sendEmailRequestSchema, body)
}

/** Turns a request into the lead to store: e-mail row, customer, consent, the managers' notification, the sender's confirmation. */
export function buildSubmission(
  request: SendEmailRequest,
  { leadsTo, siteUrl }: ManagersSettings,
  fileNames: readonly string[] = [],
) {
  const { lang, data } = request
  const { name, email, phone, company } = data
  const submissionId = request.submissionId ?? crypto.randomUUID()
  const lead = storedLead(request)
  const deadline = deadlineText(schedule, request.type)
  const sent = { request, lead, submissionId, deadline, siteUrl }
  const rows = leadRows(leadMail(sent, fileNames), leadsTo, email, request)
  return {
    ...rows,
    submission_id: submissionId,
    email: { ...rows.email, source: request.type, lead, interest: interestOf(request, lead) },
    customer: { email, name, phone, company },
    confirmation: leadConfirmation({ lead, submissionId, siteUrl, lang }),
  }
}
