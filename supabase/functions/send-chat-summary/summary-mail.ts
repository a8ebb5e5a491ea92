import type { ChatSummary } from '../_shared/contracts/chat.ts'
import type { Database } from '../_shared/contracts/database.types.ts'
import { chatMail } from '../_shared/chat/chat-mail.ts'
import { oneLine } from '../_shared/mail/one-line.ts'
import type { Chat } from './read-chat.ts'
import { contactsOf, reasonLabels, stars, summaryFields, visitorTexts } from './summary-fields.ts'
import type { SummarySettings } from './summary-env.ts'

type EndChatArgs = Database['public']['Functions']['end_chat']['Args']

/** Longest part of a subject that is the visitor's, in characters. */
const longestPart = 80

/** Who it was, as well as one can tell. */
function visitorOf(chat: Chat): string {
  const { phones, emails } = contactsOf(chat)
  return oneLine(chat.booking?.name ?? emails[0] ?? phones[0] ?? '', longestPart)
}

/** Turns a summary into what is stored: the chat's row in the inbox, and the mail to the managers. */
export function summaryMail(
  summary: Pick<ChatSummary, 'reason' | 'rating'>,
  chat: Chat,
  { leadsTo, siteUrl }: Pick<SummarySettings, 'leadsTo' | 'siteUrl'>,
): Pick<EndChatArgs, 'email' | 'notification'> {
  const [replyTo] = contactsOf(chat).emails
  const event = reasonLabels[summary.reason]
  const { text, html } = chatMail({
    title: event,
    groups: summaryFields(summary, chat),
    transcript: chat.transcript,
    canReply: replyTo !== undefined,
    siteUrl,
  })
  const rated = summary.rating === undefined ? '' : ` ${stars(summary.rating)}`
  const visitor = visitorOf(chat)
  const [first = ''] = visitorTexts(chat)
  return {
    email: {
      from_email: replyTo,
      to_email: leadsTo,
      subject: `Чат на сайте: ${visitor || oneLine(first, longestPart)}`,
      body: text,
      html_content: html,
    },
    notification: {
      to_email: leadsTo,
      reply_to: replyTo,
      subject: [`Чат: ${event}${rated}`, visitor].filter(Boolean).join(' — '),
      text_body: text,
      html_body: html,
    },
  }
}
