import { type ChatContact, chatContactSchema } from '@contracts/chat.ts'
import { parseUrl } from '@contracts/parse-url.ts'
import { phoneText } from '@contracts/phone.ts'
import type { ChatEndReason } from '@contracts/chat-limits.ts'
import type { BadgeVariant } from '@/components/ui/badge'
import { formatSpan } from '../lib/deadline'
import { withoutMarks } from '@/lib/text/rich-text'
import type { ListedChat } from './chat-requests'

const endings: Record<ChatEndReason, string> = {
  booking_confirmed: 'Запись на консультацию',
  abandoned: 'Посетитель ушёл',
  completed: 'Разговор завершён',
}

type Standing = Pick<
  ListedChat,
  'ended_reason' | 'handler_id' | 'handler_name' | 'waiting_since' | 'visitor_seen_at'
>

/** A page that was not heard of for so long is closed; one in the background asks once a minute. */
const goneMs = 120_000

/** From then on a colleague may take the chat over as well. */
const lateMinutes = 5

export function chatStanding(chat: Standing, now: number): { text: string; badge: BadgeVariant } {
  const { ended_reason, handler_id, handler_name, waiting_since, visitor_seen_at } = chat
  if (ended_reason) return { text: endings[ended_reason], badge: 'outline' }
  if (waiting_since) {
    const isGone = now - Date.parse(visitor_seen_at) > goneMs
    if (isGone) return { text: 'Не дождался', badge: 'outline' }
    const minutes = Math.max(0, Math.floor((now - Date.parse(waiting_since)) / 60_000))
    const who = handler_id ? 'Ждёт ответа' : 'Ждёт человека'
    const badge = minutes < lateMinutes ? 'accent' : 'danger'
    return { text: minutes === 0 ? who : `${who} ${formatSpan(minutes)}`, badge }
  }
  if (handler_id) return { text: `Ведёт ${handler_name ?? 'коллега'}`, badge: 'info' }
  return { text: 'Идёт', badge: 'success' }
}

/** Whether staff may take a chat over: a colleague's from when its visitor has waited too long. */
export const isOpenToTake = ({ handler_id, waiting_since }: Standing, now: number): boolean =>
  handler_id === null ||
  (waiting_since !== null && now - Date.parse(waiting_since) > lateMinutes * 60_000)

export const readContact = (contact: unknown): ChatContact =>
  chatContactSchema.safeParse(contact).data ?? {}

export function visitorName({ id, contact }: { id: string; contact: unknown }): string {
  const { name, email, phone, messenger } = readContact(contact)
  const number = Number.parseInt(id.slice(0, 8), 16) % 10_000
  return (
    name ??
    email ??
    (phone && phoneText(phone)) ??
    messenger ??
    `Гость ${String(number).padStart(4, '0')}`
  )
}

/** The page that a chat began on: «/web-development». Most begin on the home page. */
export function pageOf(url: string | null): string | undefined {
  const path = url === null ? undefined : parseUrl(url)?.pathname
  return path === '/' ? undefined : path
}

const speakers = { user: '', assistant: 'Помощник: ', staff: 'Мы: ' } as const

export const previewOf = ({ preview, preview_role }: ListedChat) =>
  preview && preview_role ? speakers[preview_role] + withoutMarks(preview) : ''

const dollars = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

/** What the language model cost, in millionths of a dollar → «0,0123 $». */
export const formatCost = (micros: number) => dollars.format(micros / 1_000_000)
