import type { Database } from './database.types.ts'

/** An event that staff hear of. */
export type NotificationKind = Database['public']['Enums']['notification_kind']

/** Where they hear of it. */
export type NotificationChannel = Database['public']['Enums']['notification_channel']

/** What happened, as it is said to the person whom it concerns. */
export const notificationTitles: Record<NotificationKind, string> = {
  new_lead: 'Новое обращение',
  answer: 'Ответ клиента',
  assigned: 'Вам назначено письмо',
  undelivered: 'Ответ не доставлен',
  returned: 'Отложенное вернулось',
  due_soon: 'Скоро срок ответа',
  overdue: 'Ответ просрочен',
  visitor_waits: 'Посетитель ждёт человека',
}

/** What a notification is about: an email, or else a chat. */
type NotificationSubject = { email_id: string | null; chat_id: string | null }

/** The path and query of the admin page that shows what a notification is about. */
export const notificationPath = ({ email_id, chat_id }: NotificationSubject) =>
  email_id ? `/admin?email=${email_id}` : `/admin?tab=chats&chat=${chat_id}`

/** The path and query of the page on which staff choose what reaches them. */
export const notificationSettingsPath = '/admin?tab=notifications'
