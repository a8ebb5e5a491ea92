import type { Database } from './database.types.ts'

/** An event that staff are notified of. */
export type NotificationKind = Database['public']['Enums']['notification_kind']

export type NotificationChannel = Database['public']['Enums']['notification_channel']

/** The event in words, for its recipient. */
export const notificationTitles: Record<NotificationKind, string> = {
  new_lead: 'Новое обращение',
  answer: 'Ответ клиента',
  assigned: 'Вам назначено письмо',
  undelivered: 'Ответ не доставлен',
  returned: 'Отложенное вернулось',
  due_soon: 'Скоро срок ответа',
  overdue: 'Ответ просрочен',
  visitor_waits: 'Посетитель ждёт человека',
  mentioned: 'Вас позвали в заметке',
}

/** The subject of a notification: an email, or else a chat. */
type NotificationSubject = { email_id: string | null; chat_id: string | null }

/** The path and query of the admin page that shows a notification's subject. */
export const notificationPath = ({ email_id, chat_id }: NotificationSubject) =>
  email_id ? `/admin?email=${email_id}` : `/admin?tab=chats&chat=${chat_id}`

/** The path and query of the page with the notification settings. */
export const notificationSettingsPath = '/admin?tab=notifications'
