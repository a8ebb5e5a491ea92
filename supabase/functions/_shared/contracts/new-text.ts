import { withoutRemarks } from './mail-remark.ts'
import { attributionEndingIn, isMarked } from './quote-attribution.ts'
import { quoteHeadings } from './quote-heading.ts'

/**
 * A piece of a mail's text: its sender's `own` words; what they answer to line by line (`context`); the `history` of
 * earlier mails; a `remark` of ours on how the mail was read.
 */
export type TextPart = { kind: 'own' | 'context' | 'history' | 'remark'; text: string }

const isBlank = (line: string | undefined) => line?.trim() === ''
const isSignature = (text: string) => /^--\s/.test(text)

/** How far below its attribution a quote begins, in lines. */
const widestGap = 3

/** Whether the first line below that is not blank is marked. */
function isQuoteBelow(lines: readonly string[], at: number): boolean {
  let next = at + 1
  while (next <= at + widestGap && isBlank(lines[next])) next += 1
  return isMarked(lines[next] ?? '')
}

/** A text's lines, one more where an answer shares its line with an attribution. */
type Line = { text: string; isQuoted: boolean }

function readLines(source: readonly string[]): Line[] {
  const read: Line[] = []
  const texts: string[] = []
  let firstOwn = Infinity
  const isHeading = quoteHeadings(source)
  const rest = (from: number, isQuoted: boolean) =>
    source.slice(from).map((text) => ({ text, isQuoted: isQuoted || isMarked(text) }))
  for (const [index, text] of source.entries()) {
    const isOwn = !isMarked(text) && !isBlank(text)
    // What is forwarded without a word is what its sender wants to say.
    if (isOwn && isHeading(index)) return [...read, ...rest(index, firstOwn < Infinity)]
    read.push({ text, isQuoted: isMarked(text) })
    texts.push(text)
    if (!isOwn) continue
    const isMarkedBelow = isQuoteBelow(source, index)
    const attribution = attributionEndingIn(texts, read.length - 1, isMarkedBelow)
    if (!attribution) {
      firstOwn = Math.min(firstOwn, read.length - 1)
      continue
    }
    const { start, shared } = attribution
    const quoted = read.splice(start).map((line) => ({ ...line, isQuoted: true }))
    texts.length = start
    if (shared > 0) {
      quoted.splice(
        0,
        1,
        { text: text.slice(0, shared), isQuoted: false },
        { text: text.slice(shared), isQuoted: true },
      )
      firstOwn = Math.min(firstOwn, start)
    } else if (firstOwn >= start) firstOwn = Infinity
    read.push(...quoted)
    texts.push(...quoted.map((line) => line.text))
    if (!isMarkedBelow && firstOwn < Infinity) return [...read, ...rest(index + 1, true)]
  }
  return read
}

const joined = (lines: readonly Line[]) =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()

/** Lines in groups; blank ones belong to what is above them. */
function groupsOf(lines: readonly Line[]): { isQuoted: boolean; text: string }[] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group && (isBlank(line.text) || group[0]?.isQuoted === line.isQuoted)) group.push(line)
    else if (!isBlank(line.text)) groups.push([line])
  }
  return groups.map((group) => ({ isQuoted: group[0]?.isQuoted ?? false, text: joined(group) }))
}

function split(text: string): TextPart[] {
  const groups = groupsOf(readLines(text.split(/\r?\n/)))
  if (groups.every(({ isQuoted }) => isQuoted)) return [{ kind: 'own', text }]
  const isAnswered = groups.map(({ isQuoted }, at) => {
    const below = groups[at + 1]
    return isQuoted && below !== undefined && !isSignature(below.text)
  })
  // One quote above an answer is history. What an answer refers to are several, or one that nothing introduces.
  const isInterleaved = isAnswered.filter(Boolean).length > 1
  return groups.map(({ isQuoted, text: words }, at) => {
    if (!isQuoted) return { kind: 'own', text: words }
    const isContext = isAnswered[at] && (isInterleaved || (at > 0 && isMarked(words)))
    return { kind: isContext ? 'context' : 'history', text: words }
  })
}

/** What of a mail says that it answers another one. */
export type MailReferences = {
  subject: string | null
  in_reply_to: string | null
  reference_ids: readonly string[]
}

/** Whether a mail answers another: the first one of a thread has nothing to quote. */
export const isAnswer = ({ subject, in_reply_to, reference_ids }: MailReferences): boolean =>
  in_reply_to !== null ||
  reference_ids.length > 0 ||
  /^\s*(?:re|aw|sv|vs|odp|antw|ynt|на|отв|ответ|відп)(?:\s?\[\d{1,3}\])?\s?:/i.test(subject ?? '')

/**
 * The pieces of a mail's text, in its order: nothing is lost. Whatever is not certain to be a quote is the sender's own.
 *
 * @param answers whether the mail answers another
 */
export function textParts(text: string, answers: boolean): TextPart[] {
  const written = withoutRemarks(text)
  const remark = text.slice(written.length).trim()
  return [
    ...(answers ? split(written) : [{ kind: 'own' as const, text: written }]),
    ...(remark ? [{ kind: 'remark' as const, text: remark }] : []),
  ].filter((part) => part.text.trim() !== '')
}

/** What a mail says that earlier ones did not; its remarks if it says nothing. */
export function newText(text: string, answers: boolean): string {
  const parts = textParts(text, answers)
  const own = parts.filter(({ kind }) => kind === 'own')
  return (own.length > 0 ? own : parts).map((part) => part.text).join('\n\n')
}
