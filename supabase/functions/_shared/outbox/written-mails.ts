import { z } from 'zod'
import type { Database } from '../contracts/database.types.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { invitationMail, securityNotice } from '../mail/account-mail.ts'
import type { MailText } from '../mail/transport.ts'
import { confirmationMail, letter } from '../newsletter/mails.ts'
import { signToken } from '../newsletter/token.ts'
import { digestText, telegramText } from '../notifications/notification-texts.ts'
import type { NewsletterLinkSettings } from '../settings.ts'

export type OutboxRow = Database['public']['Tables']['outbox']['Row']

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
         notifications (kind, email_id, chat_id, email:emails (subject, due_at))`,
      )
      .eq('id', id)
      .order('created_at', { referencedTable: 'notifications' }),
  )
  return subject
}

const detailsSchema = z.looseObject({ failures: z.number().optional() })

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
      return notification && telegramText(notification, siteUrl)
    case 'account_notice':
      if (!event) return undefined
      return securityNotice({ ...event, ...detailsSchema.parse(event.details) }, siteUrl)
    case 'account_invitation': {
      if (!invitation) return undefined
      // A link gets a new key each time it is sent; an expired one gets none.
      const { id: invitation_id } = invitation
      const made = await callDatabase(database.rpc('make_invitation_key', { invitation_id }))
      // The generated types do not know that a function may return nothing.
      const key = z.string().nullable().parse(made)
      return key === null ? undefined : invitationMail({ ...invitation, key }, siteUrl)
    }
    default:
      return undefined
  }
}
