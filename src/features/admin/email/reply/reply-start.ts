import { withoutRemarks } from '@contracts/mail-remark.ts'
import { replyLimits } from '@contracts/reply.ts'
import { company } from '@/content/company'
import { formatDateTime } from '@/lib/text/format-moment'
import { leadName, leadWishes } from '../../lib/lead-details'
import { quoteText, stripHidden } from '../../lib/plain-text'
import type { Reply, ThreadEmail } from '../email-requests'

type Original = Pick<ThreadEmail, 'from_email' | 'body' | 'lead' | 'received_at'>

const maxQuote = 8000

const replyPrefixes = /^(?:(?:re|fwd?|aw|на|отв|пересл)\s*(?:\[\d+\])?:\s*)+/i

/** @param earlier the subject that the recipient has seen; none if they only filled in a form */
export function replySubject(earlier: string | null | undefined): string {
  const subject = stripHidden(earlier ?? '').replace(replyPrefixes, '')
  if (subject.trim() === '') return `Ваша заявка на сайте ${company.name}`
  return `Re: ${subject}`.slice(0, replyLimits.subject)
}

interface Answered extends Pick<ThreadEmail, 'source' | 'subject'> {
  email_replies: readonly Pick<Reply, 'subject' | 'created_at'>[]
}

/** The latest subject that the sender has seen, of our replies or their own mail; null if they only sent a form. */
export function subjectToAnswer({ source, subject, email_replies }: Answered): string | null {
  const [latest] = email_replies.toSorted(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  )
  if (latest) return latest.subject
  return (source ?? 'inbound') === 'inbound' ? subject : null
}

export const replyText = (signature: string | undefined): string =>
  signature === undefined ? '' : `\n\nС уважением,\n${signature}\n${company.name}\n`

/** What a reply quotes, and whose words they are; empty if nothing was said. */
export function replyQuote({ from_email, body, lead, received_at }: Original): string {
  const isForm = leadName(lead) !== undefined
  // The text of a lead contains more than the customer's own answers.
  const answers = leadWishes(lead).map(({ label, value }) => `${label}: ${value}`)
  const said = (isForm ? answers.join('\n') : withoutRemarks(body ?? '')).trim()
  if (said === '') return ''
  const when = formatDateTime(received_at)
  const attribution = isForm
    ? `Ваша заявка от ${when}:`
    : `${when}, ${stripHidden(from_email ?? '')} пишет:`
  const quote = said.length > maxQuote ? `${said.slice(0, maxQuote)}\n[…]` : said
  return `${attribution}\n${quoteText(quote)}`
}
