import { decodeWords } from 'postal-mime'
import { schedule } from '../../../src/content/schedule.ts'
import { oneLine } from '../_shared/contracts/text.ts'
import { fieldOf } from './mime-header.ts'

/** In characters. */
const longest = 200

/** The beginning of a field, in letters. */
const wordsOf = (fields: readonly string[], name: string) =>
  oneLine(decodeWords(fieldOf(fields, name).slice(0, 8 * longest)), longest)

/** A mail has one of these fields; what has none is something else. */
const mailField =
  /^(?:from|to|cc|subject|date|message-id|received|sender|reply-to|return-path|mime-version|content-[a-z-]+)[ \t]*:/i

export const isMail = (fields: readonly string[]) => fields.some((field) => mailField.test(field))

/** The name of an attached mail that has none, as a file. */
export const titleOf = (fields: readonly string[]) =>
  `${wordsOf(fields, 'subject') || 'Письмо без темы'}.eml`

/** A moment in our zone; unparsable ones as the sender wrote them. */
function momentOf(written: string): string {
  const moment = new Date(written)
  if (Number.isNaN(moment.getTime())) return written
  const { timeZone } = schedule.workingHours
  const text = moment.toLocaleString('ru', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return `${text} (${timeZone})`
}

/** What stands above the text of an attached mail: one line, so that it does not look like a quote. */
export function headingOf(fields: readonly string[]): string {
  const facts = [
    ['', wordsOf(fields, 'subject') || 'без темы'],
    ['от ', wordsOf(fields, 'from')],
    ['кому ', wordsOf(fields, 'to')],
    ['', momentOf(wordsOf(fields, 'date'))],
  ].flatMap(([name, fact]) => (fact ? `${name}${fact}` : []))
  return `\nВложенное письмо: ${facts.join('; ')}\n`
}
