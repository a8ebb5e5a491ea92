import type { Database } from '../contracts/database.types.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import {
  digestText,
  telegramText,
  type NotificationText,
} from '../notifications/notification-texts.ts'

type OutboxRow = Database['public']['Tables']['outbox']['Row']

/**
 * Writes the digests and Telegram messages among leased rows, by the current state of their emails and chats: what
 * was erased in between is not reported.
 *
 * @param siteUrl origin of the site, without a trailing slash
 * @returns the texts by the rows' ids; rows of other kinds, and those without content, are missing
 * @throws HttpError if the database cannot be queried
 */
export async function writeNotifications(
  rows: readonly OutboxRow[],
  database: AdminClient,
  siteUrl: string,
): Promise<Map<string, NotificationText>> {
  const texts = new Map<string, NotificationText>()
  const wanted = rows.filter(({ kind }) => kind.startsWith('notification_'))
  if (wanted.length === 0) return texts

  const notifications = await callDatabase(
    database
      .from('notifications')
      .select('mail_id, kind, email_id, chat_id, email:emails(subject, due_at)')
      .in(
        'mail_id',
        wanted.map(({ id }) => id),
      )
      .order('created_at'),
  )
  for (const row of wanted) {
    const told = notifications.filter(({ mail_id }) => mail_id === row.id)
    const [first] = told
    if (!first) continue
    const isDigest = row.kind === 'notification_digest'
    texts.set(row.id, isDigest ? digestText(told, siteUrl) : telegramText(first, siteUrl))
  }
  return texts
}
