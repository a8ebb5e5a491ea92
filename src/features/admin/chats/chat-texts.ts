import type { ChatContact } from '@contracts/chat.ts'
import { chatContactSchema } from '@contracts/chat.ts'
import type { ChatEndReason } from '@contracts/chat-limits.ts'
import { phoneUrl } from '@contracts/phone-url.ts'
import { mailUrl } from '@contracts/mail-url.ts'
import { formatSpan } from '../deadline'
import { placeholders } from '../labels'
import { type Detail, messengerUrl } from '../lead-details'

const endings: Record<ChatEndReason, string> = {
  booking_confirmed: 'Запись на консультацию',
  abandoned: 'Посетитель ушёл',
  completed: 'Разговор завершён',
}

/** The timestamps that decide the state of a chat. */
interface Standing {
  ended_reason: ChatEndReason | null
  handler_id: string | null
  handler_name: string | null
  waiting_since: string | null
}

/**
 * The state of a chat in a few words.
 * @param now milliseconds since 1970
 */
export function chatStanding(chat: Standing, now: number) {
  const { ended_reason, handler_id, handler_name, waiting_since } = chat
  if (ended_reason) return { text: endings[ended_reason], badge: 'outline' } as const
  if (waiting_since) {
    const minutes = Math.max(0, Math.floor((now - Date.parse(waiting_since)) / 60_000))
    const who = handler_id ? 'Ждёт ответа' : 'Ждёт человека'
    return { text: `${who} ${formatSpan(minutes)}`, badge: 'danger' } as const
  }
  if (handler_id) return { text: `Ведёт ${handler_name ?? 'коллега'}`, badge: 'info' } as const
  return { text: 'Идёт', badge: 'success' } as const
}

export const readContact = (contact: unknown): ChatContact =>
  chatContactSchema.safeParse(contact).data ?? {}

/** The visitor's name or contact, if they gave one. */
export function visitorName(contact: unknown): string {
  const { name, email, phone, messenger } = readContact(contact)
  return name ?? email ?? phone ?? messenger ?? placeholders.guest
}

/** The contact as labelled lines. */
export function contactLines(contact: unknown): Detail[] {
  const { name, email, phone, messenger } = readContact(contact)
  return [
    ...(name ? [{ label: 'Имя', value: name }] : []),
    ...(phone ? [{ label: 'Телефон', value: phone, href: phoneUrl(phone) }] : []),
    ...(email ? [{ label: 'Email', value: email, href: mailUrl(email) }] : []),
    ...(messenger
      ? [{ label: 'Мессенджер', value: messenger, href: messengerUrl(messenger) }]
      : []),
  ]
}

const dollars = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

/** What the language model cost, in millionths of a dollar → «0,0123 $». */
export const formatCost = (micros: number) => dollars.format(micros / 1_000_000)
