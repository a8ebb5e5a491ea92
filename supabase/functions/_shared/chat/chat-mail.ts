import type { ChatSpeaker, ChatTurn } from '../contracts/chat-limits.ts'
import { escapeHtml } from '../contracts/escape-html.ts'
import { shorten } from '../contracts/text.ts'
import { headingHtml, headingText, type FieldGroup } from '../mail/fields.ts'
import { escapeMultiline } from '../mail/html.ts'
import { managersMail } from '../mail/managers-mail.ts'
import { light } from '../../../../src/content/colours.ts'

const speakers: Record<ChatSpeaker, string> = {
  user: 'Посетитель',
  assistant: 'Помощник',
  staff: 'Сотрудник',
}
const transcriptTitle = 'Переписка'

/** Maximum length of a message and of a transcript in a mail, in characters; the database has all of it. */
const longestTurn = 3000
const longestTranscript = 12_000

// Every line is indented, so that a visitor's text cannot imitate a message of the assistant.
const turnText = ({ role, content }: ChatTurn) =>
  `${speakers[role]}:\n${content.replace(/^/gm, '  ')}`

const turnHtml = ({ role, content }: ChatTurn) => `
        <p class="muted" style="margin: 14px 0 2px; font-size: 13px; line-height: 18px; color: ${light.mutedForeground}">${speakers[role]}</p>
        <div class="text" dir="auto" style="font-size: 15px; line-height: 22px; color: ${light.foreground}; word-break: break-word; overflow-wrap: anywhere">${escapeMultiline(content)}</div>`

/** The latest messages that fit into a mail, and the number of earlier ones. */
function latest(turns: readonly ChatTurn[]) {
  const shown: ChatTurn[] = []
  let length = 0
  for (const { role, content } of turns.toReversed()) {
    const turn = { role, content: shorten(content.replace(/\r\n?/g, '\n'), longestTurn) }
    length += turnText(turn).length
    if (length > longestTranscript) break
    shown.unshift(turn)
  }
  return { shown, omitted: turns.length - shown.length }
}

/** A conversation as plain text and as HTML; of a long one, its latest messages. */
export function transcriptOf(turns: readonly ChatTurn[]) {
  const { shown, omitted } = latest(turns)
  const notes = omitted > 0 ? [`Более ранних сообщений: ${omitted}.`] : []
  const notesHtml = notes.map(
    (text) => `
        <p class="muted" style="margin: 0; font-size: 13px; color: ${light.mutedForeground}">${escapeHtml(text)}</p>`,
  )
  return {
    text: [headingText(transcriptTitle), ...notes, ...shown.map(turnText)].join('\n'),
    html: [headingHtml(transcriptTitle), ...notesHtml, ...shown.map(turnHtml)].join(''),
  }
}

interface ChatMail {
  title: string
  /** The booking's id. */
  submissionId: string | undefined
  groups: readonly FieldGroup[]
  transcript: readonly ChatTurn[]
  /** Whether a reply to the mail reaches the visitor. */
  canReply: boolean
  siteUrl: string
}

/** The managers' mail about a chat, as text and HTML. */
export const chatMail = ({ transcript, canReply, ...mail }: ChatMail) =>
  managersMail({
    ...mail,
    lead: canReply ? 'Ответ на это письмо придёт прямо клиенту.' : 'Разговор в чате на сайте.',
    ...transcriptOf(transcript),
  })
