/** A remark for staff that a text was shortened. */
export const notAllShown = 'Письмо очень длинное: показано не всё.'

/** Replaces an omitted middle. */
export const gap = '\n\n[…]\n\n'
const quoteGap = '> […]\n'

/** How much of a quote is kept in a text that is too long, in characters. */
const keptOfQuote = 2000

/** Whether a line is quoted, or blank: a blank line does not end a quote. */
function continuesQuote(text: string, start: number, end: number, isQuoted: boolean): boolean {
  let at = start
  while (at < end && ' \t\r\n'.includes(text.charAt(at))) at += 1
  return at === end ? isQuoted : text.charAt(at) === '>'
}

/** A text with only the beginnings of its long quotes: the text below and between them is new. */
function withoutLongQuotes(text: string): string {
  const kept: string[] = []
  let keptUntil = 0
  let quoteStart: number | undefined
  const endQuote = (end: number) => {
    if (quoteStart !== undefined && end - quoteStart > keptOfQuote) {
      const cut = text.lastIndexOf('\n', quoteStart + keptOfQuote) + 1
      kept.push(text.slice(keptUntil, Math.max(cut, quoteStart)), quoteGap)
      keptUntil = end
    }
    quoteStart = undefined
  }
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found + 1
    if (continuesQuote(text, start, end, quoteStart !== undefined)) quoteStart ??= start
    else endQuote(start)
    start = end
  }
  endQuote(text.length)
  kept.push(text.slice(keptUntil))
  return kept.join('')
}

/**
 * A text within a maximum length. Long quotes are shortened first, then the middle: answers are above a quote, or
 * below it.
 *
 * @param longest in UTF-16 code units; the result never ends or begins in half a surrogate pair
 */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const brief = withoutLongQuotes(text)
  if (brief.length <= longest) return brief
  const room = Math.max(0, longest - gap.length)
  const tail = Math.floor(room / 4)
  const start = brief.slice(0, room - tail).replace(/[\uD800-\uDBFF]$/, '')
  const end = brief.slice(brief.length - tail).replace(/^[\uDC00-\uDFFF]/, '')
  return `${start}${gap}${end}`
}

/** How far a cut in HTML is moved to avoid splitting a tag, in characters. */
const longestTag = 1000

/** HTML within a maximum length, without its middle: no shortened version of it is complete. */
export function shortenedHtml(html: string, longest: number): string {
  if (html.length <= longest) return html
  const room = Math.max(0, longest - gap.length)
  const cutAt = room - Math.floor(room / 4)
  const open = html.lastIndexOf('<', cutAt - 1)
  const close = html.lastIndexOf('>', cutAt - 1)
  const startEnd = open > close && cutAt - open < longestTag ? open : cutAt
  const endStart = html.length - (room - cutAt)
  const next = html.indexOf('<', endStart)
  const from = next >= 0 && next - endStart < longestTag ? next : endStart
  const start = html.slice(0, startEnd).replace(/[\uD800-\uDBFF]$/, '')
  return `${start}${gap}${html.slice(from).replace(/^[\uDC00-\uDFFF]/, '')}`
}
