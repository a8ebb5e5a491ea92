import { replyLimits } from '@contracts/reply.ts'
import { company } from '@/content/company'
import { formatDateTime } from '@/lib/format-moment'
import { leadName, leadWishes } from '../../lead-details'
import { quoted, undisguised } from '../plain-text'

/** What a reply is begun from. */
interface Letter {
  from_email: string | null
  subject: string | null
  body: string | null
  lead: unknown
  received_at: string
}

const longestQuote = 8000

/** Whatever mail programs in this part of the world put before a subject they answer. */
const answerMarks = /^(?:(?:re|fwd?|aw|на|отв|пересл)\s*(?:\[\d+\])?:\s*)+/i

/**
 * The subject of a reply.
 * @param earlier the latest subject that the customer has seen; none, if they have only filled in a form
 */
export function replySubject(earlier: string | null | undefined): string {
  const subject = undisguised(earlier ?? '').replace(answerMarks, '')
  if (subject.trim() === '') return `Ваша заявка на сайте ${company.name}`
  return `Re: ${subject}`.slice(0, replyLimits.subject)
}

/** What a lead asked for, as its sender would recognise it. The mail that we got says more. */
function quoteOf({ lead, body }: Letter): string {
  const wishes = leadWishes(lead)
  const text =
    leadName(lead) === undefined
      ? (body ?? '')
      : wishes.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}\n[…]` : text
}

/** The text that a reply begins with: room to write, a signature, and below it what is answered. */
export function replyText(letter: Letter, signature: string | undefined): string {
  const name = leadName(letter.lead)
  const when = formatDateTime(letter.received_at)
  const quote = quoteOf(letter).trim()
  const attribution =
    name === undefined
      ? `${when}, ${undisguised(letter.from_email ?? '')} пишет:`
      : `Ваша заявка от ${when}:`
  return [
    '\n',
    ...(signature === undefined ? [] : [`С уважением,\n${signature}\n${company.name}\n`]),
    ...(quote === '' ? [] : [`${attribution}\n${quoted(quote)}`]),
  ].join('\n')
}
