import { isOfferId, offerName, offerOf } from '../../../src/content/offers.ts'
import { priceText } from '../../../src/content/price-text.ts'
import { leadNumber } from '../_shared/contracts/lead-number.ts'
import type { LeadType, SendEmailRequest } from '../_shared/contracts/lead.ts'
import type { StoredLead } from '../_shared/contracts/stored-lead.ts'
import { filled, type OptionalField } from '../_shared/mail/fields.ts'
import { leadConfirmation } from '../_shared/mail/lead-confirmation.ts'
import { leadGroups } from '../_shared/mail/lead-groups.ts'
import { managersMail, originGroup } from '../_shared/mail/managers-mail.ts'
import { oneLine } from '../_shared/contracts/text.ts'

type KnownOrder = { name: string; price: string }

/** The ordered offer in our own words, the only ones that a mail to a stranger may repeat. */
function knownOrder({ type, offer }: SendEmailRequest): KnownOrder | undefined {
  if (type !== 'consultation' || !isOfferId(offer)) return undefined
  const { kind, price } = offerOf(offer)
  const isOrdered = kind === 'package' || kind === 'plan' || kind === 'siteType'
  return isOrdered && price ? { name: offerName(offer), price: priceText(price) } : undefined
}

/** The subject of a request, for the managers: an order in our own words, or else the client's text. */
export const interestOf = (request: SendEmailRequest): string | undefined =>
  knownOrder(request)?.name ??
  request.interest ??
  (isOfferId(request.offer) ? offerName(request.offer) : undefined)

const titles: Record<LeadType, string> = {
  consultation: 'Заявка на консультацию',
  project_quiz: 'Заявка на проект',
}

const wishes: Record<LeadType, string> = { consultation: 'Консультация', project_quiz: 'Проект' }

/** Longest name and company in the subject, in characters; the body has them in full. */
const longestPart = 80

const orderFields = ({ name, price }: KnownOrder): OptionalField[] => [
  ['Заказ', name],
  ['Цена', price],
]

export const storedLead = (request: SendEmailRequest): StoredLead =>
  request.type === 'project_quiz'
    ? { kind: request.type, ...request.data, estimate: request.estimate }
    : { kind: request.type, ...request.data }

/** The managers' mail about a lead, with the deadline promised to the visitor; its files are in the inbox. */
export function leadMail(
  request: SendEmailRequest,
  siteUrl: string,
  deadline: string,
  fileNames: readonly string[] = [],
) {
  const { type, data, origin } = request
  const { contact, wish } = leadGroups(storedLead(request))
  const order = knownOrder(request)
  const interest: OptionalField = ['Интерес', interestOf(request)]
  const files = fileNames.map((name) => `• ${name}`).join('\n')
  const title = order ? `Заказ: ${order.name}` : titles[type]
  const parts = [data.name, data.company ?? ''].map((part) => oneLine(part, longestPart))
  return {
    subject: `${title}${order ? ' —' : ':'} ${parts.filter(Boolean).join(', ')}`,
    ...managersMail({
      title,
      lead: `Ответ на это письмо придёт прямо клиенту. Ответить обещали до: ${deadline}.`,
      groups: [
        { title: 'Контакты', fields: filled(contact) },
        {
          title: 'Проект',
          fields: filled([
            ...(order ? orderFields(order) : [interest]),
            ...wish,
            ['Файлы', files, 'multiline'],
          ]),
        },
        originGroup(origin),
      ],
      text: `Ответить до: ${deadline}`,
      siteUrl,
    }),
  }
}

/** The mail to a lead's sender, with the number shown to them, without the quiz' features, which are sent as text. */
export function confirmationMail(
  request: SendEmailRequest,
  siteUrl: string,
  deadline: string,
  submissionId: string,
) {
  const order = knownOrder(request)
  const { chosen } = leadGroups(storedLead(request))
  return leadConfirmation({
    title: order ? 'Заказ пакета' : wishes[request.type],
    number: leadNumber(submissionId),
    answers: [...(order ? orderFields(order) : []), ...chosen],
    deadline,
    siteUrl,
  })
}
