import { schedule } from '../catalogue/schedule.ts'
import { deadlineText } from '../catalogue/promises.ts'
import type { ChatBooking } from '../contracts/chat.ts'
import type { Database } from '../contracts/database.types.ts'
import { fieldLimits } from '../contracts/lead-fields.ts'
import type { LeadOriginInput } from '../contracts/lead.ts'
import { filled } from '../mail/fields.ts'
import { leadConfirmation } from '../mail/lead-confirmation.ts'
import type { LeadSettings } from '../lead-env.ts'
import { oneLine } from '../text.ts'
import { chatMail, type ChatTurn } from './chat-mail.ts'
import { findContacts } from './contact.ts'
import { mailAddressOf } from './mail-address.ts'

type BookChatArgs = Database['public']['Functions']['book_chat']['Args']

/** A consultation that a visitor has confirmed. */
export type ConfirmedBooking = {
  booking: ChatBooking
  /** The whole conversation, with the confirmation. */
  transcript: readonly ChatTurn[]
  origin?: LeadOriginInput | undefined
  consent?: { textVersion: string } | undefined
}

/** What a request from the chat is called. */
const titleOf = ({ isClientMatter }: ChatBooking) =>
  isClientMatter ? 'Сообщение менеджеру' : 'Запись на консультацию'

const cut = (text: string, longest: number) => [...text].slice(0, longest).join('')

/** Turns a booking into the arguments of `book_chat`: e-mail, customer, consent, notification, confirmation. */
export function bookingSubmission(
  { booking, transcript, origin, consent }: ConfirmedBooking,
  { leadsTo, siteUrl }: Pick<LeadSettings, 'leadsTo' | 'siteUrl'>,
): Pick<BookChatArgs, 'email' | 'customer' | 'consent' | 'notification' | 'confirmation'> {
  const name = booking.name && cut(booking.name, fieldLimits.name)
  const topic = booking.topic && cut(booking.topic, fieldLimits.interest)
  const contacts = findContacts(booking.contact)
  const email = mailAddressOf(contacts.emails[0] ?? booking.email ?? '')
  const messenger = booking.messenger ?? contacts.messengers[0]?.link
  const isNumber = contacts.emails.length + contacts.messengers.length === 0
  const written = isNumber ? cut(booking.contact, fieldLimits.phone) : undefined
  // Neither an address nor a known form of number: the visitor has confirmed it, so it is kept.
  const phone = contacts.phones[0] ?? written
  const deadline = deadlineText(schedule, 'consultation')
  const title = `${titleOf(booking)} из чата`
  const { text, html } = chatMail({
    title,
    groups: [
      {
        title: 'Контакты',
        fields: filled([
          ['Имя', name],
          ['Email', email, 'email'],
          // With its extension, which a customer's number has no room for.
          ['Телефон', written ?? phone, 'phone'],
          ['Мессенджер', messenger],
          ['Как связаться', booking.reach],
        ]),
      },
      {
        title: booking.isClientMatter ? 'Сообщение' : 'Консультация',
        fields: filled([
          ['Тема', topic],
          ['Удобное время', booking.time],
          ['Ответить до', deadline],
        ]),
      },
      {
        title: 'Источник',
        fields: filled([
          ['Страница', origin?.pageUrl, 'page'],
          ['Откуда пришёл', origin?.referrer],
        ]),
      },
    ],
    transcript,
    canReply: email !== undefined,
    siteUrl,
  })
  const subject = `${title}: ${oneLine(name ?? booking.contact, 80)}`
  return {
    email: {
      source: 'chat',
      from_email: email,
      to_email: leadsTo,
      subject,
      body: text,
      html_content: html,
      lead: { ...booking, name, topic, messenger },
      interest: topic,
      page_url: origin?.pageUrl,
      referrer: origin?.referrer,
      utm: origin?.utm,
    },
    // An account in a messenger alone makes no card: a customer is known by an address or a number.
    customer: email || phone ? { name, email, phone } : null,
    consent: consent ? { text_version: consent.textVersion, page_url: origin?.pageUrl } : null,
    notification: {
      to_email: leadsTo,
      reply_to: email,
      subject,
      text_body: text,
      html_body: html,
    },
    confirmation: leadConfirmation({
      title: titleOf(booking),
      answers: [],
      deadline,
      siteUrl,
    }),
  }
}
