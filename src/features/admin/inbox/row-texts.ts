import { formatNumber, plural } from '@contracts/russian.ts'
import { withoutMarks } from '@/lib/text/rich-text'
import { placeholders } from '../lib/labels'
import { phoneText } from '@contracts/phone.ts'
import { readLead } from '@contracts/stored-lead.ts'
import { nameOf, whoIs } from '../lib/sender'
import { leadAnswers, summaryOf } from '../lib/lead-details'
import type { InboxEmail } from './inbox-requests'

type RowEmail = Parameters<typeof whoIs>[0] &
  Pick<InboxEmail, 'customer' | 'subject' | 'preview' | 'answer_preview' | 'interest'>

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A contact as the visitor left it in a chat. */
function leftInChat(stored: unknown): string | undefined {
  const lead = readLead(stored)
  if (lead?.kind === 'booking') return phoneText(lead.contact)
  return lead?.kind === 'contact'
    ? ((lead.phone && phoneText(lead.phone)) ?? lead.messenger)
    : undefined
}

export function rowTexts(email: RowEmail) {
  const { lead, from_email, subject, interest, source, customer } = email
  const answers = leadAnswers(lead)
  const { topic } = answers
  const company = customer?.company ?? answers.company
  const isChat = source === 'chat'
  const contact = from_email ?? leftInChat(lead)
  // The text of a chat starts with the visitor's question.
  const text = isChat ? email.preview?.split('\n', 1)[0] : email.preview
  const summary = topic ?? summaryOf(answers, interest)
  const plain = (words: string | null | undefined) => inOneLine(withoutMarks(words ?? ''))
  // The customer's latest message is what needs an answer.
  const answer = plain(email.answer_preview)
  return {
    who: whoIs(email),
    origin: nameOf(email) === undefined ? '' : [company, contact].filter(Boolean).join(' · '),
    // The subjects of forms and chats are ours, and an answer repeats its subject.
    subject: summary || answer || isChat ? undefined : (subject ?? placeholders.subject),
    preview:
      answer ||
      topic ||
      (isChat && plain(text)) ||
      (summary !== contact && summary) ||
      plain(text) ||
      placeholders.body,
  }
}

/** «ещё 2 обращения», of the same customer */
export const otherRequests = (count: number) =>
  `ещё ${formatNumber(count)} ${plural(count, 'обращение', 'обращения', 'обращений')}`
