import { z } from 'zod'
import type { Database } from '../contracts/database.types.ts'
import { hmacKey, toHex } from '../crypto.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { blockText, invitationMail, securityNotice } from '../mail/account-mail.ts'
import type { MailText } from '../mail/transport.ts'
import { confirmationMail, letter } from '../newsletter/mails.ts'
import { signToken } from '../newsletter/token.ts'
import { digestText, telegramText } from '../notifications/notification-texts.ts'
import type { NewsletterLinkSettings } from '../settings.ts'

export type OutboxRow = Database['public']['Tables']['outbox']['Row']

/** Whether a row is stored without a text, which is written when it is sent. */
export const isWrittenLate = ({ kind }: OutboxRow): boolean =>
  ['newsletter_', 'notification_', 'account_'].some((start) => kind.startsWith(start))

/** Whether the text, once written, is kept for further attempts: it tells of what may change until then. */
export const isKeptAtFirst = ({ kind }: OutboxRow): boolean => kind.startsWith('notification_')

/** What a row without a text is about, in its current state: what was erased in between is missing. */
async function subjectOf({ id }: OutboxRow, database: AdminClient) {
  const [subject] = await callDatabase(
    database
      .from('outbox')
      .select(
        `subscription:newsletter_subscriptions (id, generation, status),
         issue:newsletter_issues (subject, body),
         event:security_log (event, at, details),
         invitation:invitations (id, email, role),
         notifications (kind, email_id, chat_id, email:emails (subject, due_at, submission_id))`,
      )
      .eq('id', id)
      .order('created_at', { referencedTable: 'notifications' }),
  )
  return subject
}

/** The secret of an invitation's link: like the newsletter's links, derived from a secret and the row's id. */
async function invitationKey(invitationId: string, secret: string): Promise<string> {
  const key = await hmacKey(secret, 'sign')
  const text = new TextEncoder().encode(`invitation ${invitationId}`)
  return toHex(await crypto.subtle.sign('HMAC', key, text))
}

/** Writes the text of a leased row without one; undefined if it is no longer wanted. */
export async function writeMail(
  row: OutboxRow,
  database: AdminClient,
  links: NewsletterLinkSettings,
): Promise<MailText | undefined> {
  const { siteUrl, secret } = links
  const about = await subjectOf(row, database)
  if (!about) return undefined
  const { subscription, issue, event, invitation, notifications } = about
  const [notification] = notifications
  switch (row.kind) {
    case 'newsletter_confirmation':
      if (subscription?.status !== 'pending') return undefined
      return confirmationMail(siteUrl, await signToken(subscription, secret))
    case 'newsletter_issue':
      if (!issue || subscription?.status !== 'confirmed') return undefined
      return letter(issue, links, { token: await signToken(subscription, secret) })
    case 'newsletter_test':
      return issue ? letter(issue, links, { isTest: true }) : undefined
    case 'notification_digest':
      return notification && digestText(notifications, siteUrl)
    case 'notification_telegram':
      if (event) return blockText(event, siteUrl)
      return notification && telegramText(notification, siteUrl)
    case 'account_notice':
      if (!event) return undefined
      return securityNotice(event, siteUrl)
    case 'account_invitation': {
      if (!invitation) return undefined
      // The same at every attempt, although it is stored nowhere; an expired invitation gets none.
      const wanted = await invitationKey(invitation.id, secret)
      const made = await callDatabase(
        database.rpc('make_invitation_key', { invitation_id: invitation.id, wanted }),
      )
      // The generated types do not know that a function may return nothing.
      const key = z.string().nullable().parse(made)
      return key === null ? undefined : invitationMail({ ...invitation, key }, siteUrl)
    }
    default:
      return undefined
  }
}
