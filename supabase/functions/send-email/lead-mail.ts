import { isOfferId, offerName } from '../../../src/content/offers.ts'
import { orderOf } from '../../../src/content/orders.ts'
import type { LeadType, SendEmailRequest } from '../_shared/contracts/lead.ts'
import type { StoredLead } from '../_shared/contracts/stored-lead.ts'
import { filled, type OptionalField } from '../_shared/mail/fields.ts'
import { leadGroups } from '../_shared/mail/lead-groups.ts'
import { managersMail, originGroup } from '../_shared/mail/managers-mail.ts'
import { oneLine } from '../_shared/contracts/text.ts'

/** A request as it is stored: for one of our packages an order, and otherwise what its form is for. */
export function storedLead(request: SendEmailRequest): StoredLead {
  const { currency, lang } = request
  if (request.type === 'project_quiz') {
    return { kind: request.type, ...request.data, currency, lang, estimate: request.estimate }
  }
  const order = orderOf(request.offer, currency)
  return order
    ? { kind: 'order', ...request.data, currency, lang, ...order }
    : { kind: request.type, ...request.data, currency, lang }
}

/** The subject of a request, for the managers: an order in our own words, or else the client's text. */
export const interestOf = ({ offer, interest }: SendEmailRequest, lead: StoredLead) =>
  lead.kind === 'order'
    ? lead.order
    : (interest ?? (isOfferId(offer) ? offerName(offer) : undefined))

const titles: Record<LeadType, string> = {
  consultation: 'Заявка на консультацию',
  project_quiz: 'Заявка на проект',
}

/** Longest name and company in the subject, in characters; the body has them in full. */
const longestPart = 80

interface Sent {
  request: SendEmailRequest
  lead: StoredLead
  submissionId: string
  /** The promised time of our answer. */
  deadline: string
  siteUrl: string
}

/** The managers' mail about a lead, with the promised deadline; its files are in the inbox. */
export function leadMail(sent: Sent, fileNames: readonly string[] = []) {
  const { request, lead, submissionId, deadline, siteUrl } = sent
  const { type, data, origin } = request
  const { contact, wish } = leadGroups(lead)
  const isOrder = lead.kind === 'order'
  const interest: OptionalField = ['Интерес', interestOf(request, lead)]
  const files = fileNames.map((name) => `• ${name}`).join('\n')
  const title = isOrder ? `Заказ: ${lead.order}` : titles[type]
  const parts = [data.name, data.company ?? ''].map((part) => oneLine(part, longestPart))
  return {
    subject: `${title}${isOrder ? ' —' : ':'} ${parts.filter(Boolean).join(', ')}`,
    ...managersMail({
      title,
      submissionId,
      lead: `Ответ на это письмо придёт прямо клиенту. Ответить обещали до: ${deadline}.`,
      groups: [
        { title: 'Контакты', fields: filled(contact) },
        {
          title: 'Проект',
          fields: filled([...(isOrder ? [] : [interest]), ...wish, ['Файлы', files, 'multiline']]),
        },
        originGroup(origin),
      ],
      text: `Ответить до: ${deadline}`,
      siteUrl,
    }),
  }
}
