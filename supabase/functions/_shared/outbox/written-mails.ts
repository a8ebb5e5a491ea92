import { z } from 'zod'
import type { Database } from '../contracts/database.types.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { invitationMail, securityNotice } from '../mail/account-mail.ts'
import type { MailText } from '../mail/transport.ts'
import { confirmationMail } from '../newsletter/confirmation-mail.ts'
import { letter } from '../newsletter/letter.ts'
import { signToken } from '../newsletter/token.ts'
import { digestText, telegramText } from '../notifications/notification-texts.ts'
import type { NewsletterLinkSettings } from '../settings.ts'

export type OutboxRow = Database['public']['Tables']['outbox']['Row']

type Texts = Map<string, MailText>

const idsOf = (ids: (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))]

/** By the current state of the readers: one who has left or confirmed in between gets no mail. */
async function writeNewsletter(
  rows: readonly OutboxRow[],
  texts: Texts,
  database: AdminClient,
  links: NewsletterLinkSettings,
): Promise<void> {
  const [subscriptions, issues] = await Promise.all([
    callDatabase(
      database
        .from('newsletter_subscriptions')
        .select('id, generation, status')
        .in('id', idsOf(rows.map((row) => row.subscription_id))),
    ),
    callDatabase(
      database
        .from('newsletter_issues')
        .select('id, subject, body')
        .in('id', idsOf(rows.map((row) => row.issue_id))),
    ),
  ])
  for (const row of rows) {
    const subscription = subscriptions.find(({ id }) => id === row.subscription_id)
    const issue = issues.find(({ id }) => id === row.issue_id)
    const token = subscription && (await signToken(subscription, links.secret))
    if (row.kind === 'newsletter_confirmation' && token && subscription.status === 'pending') {
      texts.set(row.id, confirmationMail(links.siteUrl, token))
    } else if (row.kind === 'newsletter_issue' && token && subscription.status === 'confirmed') {
      if (issue) texts.set(row.id, letter(issue, links, token))
    } else if (row.kind === 'newsletter_test' && issue) {
      texts.set(row.id, letter(issue, links))
    }
  }
}

/** By the current state of their emails and chats: what was erased in between is not reported. */
async function writeNotifications(
  rows: readonly OutboxRow[],
  texts: Texts,
  database: AdminClient,
  { siteUrl }: NewsletterLinkSettings,
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const notifications = await callDatabase(
    database
      .from('notifications')
      .select('mail_id, kind, email_id, chat_id, email:emails(subject, due_at)')
      .in('mail_id', ids)
      .order('created_at'),
  )
  for (const row of rows) {
    const told = notifications.filter(({ mail_id }) => mail_id === row.id)
    const [first] = told
    if (!first) continue
    const isDigest = row.kind === 'notification_digest'
    texts.set(row.id, isDigest ? digestText(told, siteUrl) : telegramText(first, siteUrl))
  }
}

const detailsSchema = z.looseObject({ failures: z.number().optional() })

async function writeNotice(id: number, database: AdminClient, siteUrl: string) {
  const [line] = await callDatabase(
    database.from('security_log').select('event, at, details').eq('id', id),
  )
  return line && securityNotice({ ...line, ...detailsSchema.parse(line.details) }, siteUrl)
}

/** An invitation's link gets a new key each time it is sent; an expired one gets none. */
async function writeInvitation(id: string, database: AdminClient, siteUrl: string) {
  const [invitation] = await callDatabase(
    database.from('invitations').select('email, role').eq('id', id),
  )
  // The generated types do not know that a function may return nothing.
  const key = z
    .string()
    .nullable()
    .parse(await callDatabase(database.rpc('make_invitation_key', { invitation_id: id })))
  return invitation && key !== null ? invitationMail({ ...invitation, key }, siteUrl) : undefined
}

/** Writes the texts of leased rows without one, by row id; rows with their own text and unwanted ones are missing. */
export async function writeMails(
  rows: readonly OutboxRow[],
  database: AdminClient,
  links: NewsletterLinkSettings,
): Promise<Texts> {
  const texts: Texts = new Map()
  const newsletter = rows.filter(({ kind }) => kind.startsWith('newsletter_'))
  if (newsletter.length > 0) await writeNewsletter(newsletter, texts, database, links)
  const notifications = rows.filter(({ kind }) => kind.startsWith('notification_'))
  if (notifications.length > 0) await writeNotifications(notifications, texts, database, links)
  for (const { id, event_id, invitation_id } of rows) {
    const text = event_id
      ? await writeNotice(event_id, database, links.siteUrl)
      : invitation_id && (await writeInvitation(invitation_id, database, links.siteUrl))
    if (text) texts.set(id, text)
  }
  return texts
}
