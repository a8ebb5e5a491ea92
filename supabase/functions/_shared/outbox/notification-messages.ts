import type { Database } from '../contracts/database.types.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import {
  digestText,
  telegramText,
  type NotificationText,
} from '../notifications/notification-texts.ts'

type OutboxRow = Database['public']['Tables']['outbox']['Row']

/**
 * Writes the digests and Telegram messages among leased rows, as their emails and chats are now: what has
 * been erased meanwhile is told to nobody.
 *
 * @param siteUrl origin of the site, without a trailing slash
 * @returns the texts by the rows' ids; rows of other kinds, and those with nothing left to tell, are missing
 * @throws HttpError when the database cannot be asked
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
