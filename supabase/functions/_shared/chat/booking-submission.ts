import { schedule } from '../../../../src/content/schedule.ts'
import { deadlineText } from '../contracts/promised-text.ts'
import type { ChatBooking } from '../contracts/chat.ts'
import type { Lang } from '../contracts/lang.ts'
import { fieldLimits } from '../contracts/lead-fields.ts'
import type { StoredLead } from '../contracts/stored-lead.ts'
import { filled } from '../mail/fields.ts'
import { leadConfirmation } from '../mail/lead-confirmation.ts'
import { leadGroups } from '../mail/lead-groups.ts'
import { leadRows, type Sent } from '../lead-rows.ts'
import { originGroup } from '../mail/managers-mail.ts'
import { oneLine } from '../contracts/text.ts'
import { chatMail } from './chat-mail.ts'
import { type ChatTurn } from '../contracts/chat-limits.ts'
import { contactLeft } from '../contacts/contacts.ts'
import type { ManagersSettings } from '../settings.ts'

/** A form that the visitor has sent, or confirmed. */
export type ConfirmedBooking = Sent & {
  booking: ChatBooking
  /** The session's, under which it books once. */
  submissionId: string
  /** The whole conversation, with the confirmation. */
  transcript: readonly ChatTurn[]
  /** The form's language. */
  lang?: Lang | undefined
}

const titleOf = ({ isClientMatter }: ChatBooking) =>
  isClientMatter ? 'Сообщение менеджеру' : 'Запись на консультацию'

/** Turns a booking into the arguments of `submit_lead`: e-mail, customer, consent, notification, confirmation. */
export function bookingSubmission(
  { booking, submissionId, transcript, lang, origin, consent }: ConfirmedBooking,
  { leadsTo, siteUrl }: ManagersSettings,
) {
  const { name, topic } = booking
  const { phone, email, messenger } = contactLeft(booking.contact) ?? {}
  const lead: StoredLead = { kind: 'booking', ...booking, phone, email, messenger, lang }
  const { contact, wish } = leadGroups(lead)
  const deadline = deadlineText(schedule, 'consultation')
  const title = `${titleOf(booking)} из чата`
  const groups = [
    { title: 'Контакты', fields: filled(contact) },
    {
      title: booking.isClientMatter ? 'Сообщение' : 'Консультация',
      fields: filled([...wish, ['Ответить до', deadline]]),
    },
    originGroup(origin),
  ]
  const canReply = email !== undefined
  const mail = chatMail({ title, submissionId, groups, transcript, canReply, siteUrl })
  const subject = `${title}: ${oneLine(name, 80)}`
  const rows = leadRows({ subject, ...mail }, leadsTo, email, { origin, consent })
  const interest = topic && [...topic].slice(0, fieldLimits.interest).join('')
  return {
    ...rows,
    submission_id: submissionId,
    email: { ...rows.email, source: 'chat', lead, interest },
    // A customer's card needs an address or a number: a messenger's account is not enough.
    customer: email || phone ? { name, email, phone } : null,
    confirmation: leadConfirmation({ lead, submissionId, siteUrl, lang }),
  }
}
