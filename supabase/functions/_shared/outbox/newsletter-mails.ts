import type { Database } from '../contracts/database.types.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import type { Mail } from '../mail/transport.ts'
import { confirmationMail } from '../newsletter/confirmation-mail.ts'
import { letter } from '../newsletter/letter.ts'
import { signToken } from '../newsletter/token.ts'
import type { NewsletterLinkSettings } from '../settings.ts'

type OutboxRow = Database['public']['Tables']['outbox']['Row']

/** The text of a newsletter's mail, and its unsubscribe URL. */
export type NewsletterText = Pick<Mail, 'subject' | 'text' | 'html' | 'oneClickUrl'>

const defined = (ids: (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))]

/**
 * Writes the newsletter's mails among leased rows, by the current state of their readers: one who has left or
 * confirmed in between gets none.
 *
 * @returns the texts by the rows' ids; rows with their own text, and unwanted ones, are missing
 * @throws HttpError if the database cannot be queried
 */
export async function writeNewsletterMails(
  rows: readonly OutboxRow[],
  database: AdminClient,
  links: NewsletterLinkSettings,
): Promise<Map<string, NewsletterText>> {
  const texts = new Map<string, NewsletterText>()
  const wanted = rows.filter(({ kind }) => kind.startsWith('newsletter_'))
  if (wanted.length === 0) return texts

  const [subscriptions, issues] = await Promise.all([
    callDatabase(
      database
        .from('newsletter_subscriptions')
        .select('id, generation, status')
        .in('id', defined(wanted.map((row) => row.subscription_id))),
    ),
    callDatabase(
      database
        .from('newsletter_issues')
        .select('id, subject, body')
        .in('id', defined(wanted.map((row) => row.issue_id))),
    ),
  ])
  for (const row of wanted) {
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
  return texts
}
