import { Constants } from '@contracts/database.types.ts'
import type { NotificationKind } from '@contracts/notification.ts'
import { visitorName } from '../chats/chat-texts'
import { rowTexts } from '../inbox/list/row-texts'
import type { Notification } from './notification-requests'

/** The label of each kind, and when it is sent. */
export const kindTexts: Record<NotificationKind, { label: string; hint: string }> = {
  new_lead: {
    label: 'Новое обращение',
    hint: 'Заявка, анкета, контакт в чате или первое письмо. Кроме подозрительных: о них приходит сводка.',
  },
  answer: {
    label: 'Ответ клиента',
    hint: 'Узнаёт ответственный, а если его нет — все.',
  },
  assigned: { label: 'Назначение', hint: 'Письмо назначил вам кто-то другой.' },
  undelivered: {
    label: 'Ответ не доставлен',
    hint: 'Узнаёт тот, кто его написал: письмо снова ждёт ответа.',
  },
  returned: {
    label: 'Отложенное вернулось',
    hint: 'Узнаёт ответственный, а если его нет — все.',
  },
  due_soon: {
    label: 'Скоро срок ответа',
    hint: 'До обещанного срока осталось полчаса рабочего времени.',
  },
  overdue: { label: 'Просрочено', hint: 'Обещанный срок прошёл, а ответа нет.' },
  visitor_waits: {
    label: 'Посетитель ждёт в чате',
    hint: 'Позвал человека или ждёт ответа того, кто взял разговор.',
  },
}

/** The kinds in the order in which they are listed. */
export const kinds = Constants.public.Enums.notification_kind

type Subject = Pick<Notification, 'email' | 'chat'>

export function notificationWho({ email, chat }: Subject): string {
  if (email) return rowTexts(email).who
  return chat ? visitorName(chat) : 'Чат на сайте'
}

export function notificationAbout(notification: Subject): string {
  const { email } = notification
  const about = email && (rowTexts(email).subject ?? rowTexts(email).preview)
  return [notificationWho(notification), about].filter(Boolean).join(': ')
}
