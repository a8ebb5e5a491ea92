import type { ChatRole } from '../contracts/chat-limits.ts'
import { headingHtml } from '../mail/fields-html.ts'
import { headingText } from '../mail/fields-text.ts'
import { escapeHtml, escapeMultiline } from '../mail/html.ts'
import { shorten } from '../mail/one-line.ts'

/** One message of a conversation. */
export type ChatTurn = { role: ChatRole; content: string }

const speakers: Record<ChatRole, string> = { user: 'Посетитель', assistant: 'Ассистент' }
const title = 'Переписка'

/** Longest message, and longest transcript, that a mail holds, in characters; the database has all. */
const longestTurn = 3000
const longestTranscript = 12_000

// Every line is set in, so that none of a visitor's can pretend to be the assistant's.
const turnText = ({ role, content }: ChatTurn) =>
  `${speakers[role]}:\n${content.replace(/^/gm, '  ')}`

const turnHtml = ({ role, content }: ChatTurn) => `
        <p class="muted" style="margin: 14px 0 2px; font-size: 13px; line-height: 18px; color: #5b6673">${speakers[role]}</p>
        <div class="text" dir="auto" style="font-size: 15px; line-height: 22px; color: #10161d; word-break: break-word; overflow-wrap: anywhere">${escapeMultiline(content)}</div>`

/** The latest messages that a mail has room for, and how many earlier ones it has not. */
function latest(turns: readonly ChatTurn[]) {
  const shown: ChatTurn[] = []
  let length = 0
  for (const { role, content } of turns.toReversed()) {
    const turn = { role, content: shorten(content.replace(/\r\n?/g, '\n'), longestTurn) }
    length += turnText(turn).length
    if (length > longestTranscript) break
    shown.unshift(turn)
  }
  return { shown, left: turns.length - shown.length }
}

const leftOut = (count: number) => (count > 0 ? [`Более ранних сообщений: ${count}.`] : [])

/** A conversation as plain text, the latest of it where it is long. */
export function transcriptText(turns: readonly ChatTurn[]): string {
  const { shown, left } = latest(turns)
  return [headingText(title), ...leftOut(left), ...shown.map(turnText)].join('\n')
}

/** The same as HTML; everything in it is text. */
export function transcriptHtml(turns: readonly ChatTurn[]): string {
  const { shown, left } = latest(turns)
  const note = leftOut(left).map(
    (text) => `
        <p class="muted" style="margin: 0; font-size: 13px; color: #5b6673">${escapeHtml(text)}</p>`,
  )
  return [headingHtml(title), ...note, ...shown.map(turnHtml)].join('')
}
