/** Bidirectional marks and zero-width characters, which disguise addresses. */
const hidden = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g

export const stripHidden = (text: string) => text.replace(hidden, '')

interface QuotedText {
  own: string
  quote: string
}

const originalHeader = /^-{3,}\s*(original message|исходное сообщение|пересылаемое сообщение)/i

/** Splits a text from the quote at its end. Without a quote, or with nothing but a quote, all of it is `own`. */
export function splitQuote(text: string): QuotedText {
  const lines = text.split(/\r?\n/)
  let start = lines.findIndex((line) => originalHeader.test(line))
  if (start === -1) {
    start = lines.length
    while (start > 0 && /^\s*(>|$)/.test(lines[start - 1] ?? '')) start -= 1
    if (!lines.slice(start).some((line) => line.trimStart().startsWith('>'))) start = lines.length
    // The attribution line above the quote.
    else if (/:\s*$/.test(lines[start - 1] ?? '')) start -= 1
  }
  const own = lines.slice(0, start).join('\n').trimEnd()
  if (own === '') return { own: text, quote: '' }
  return { own, quote: lines.slice(start).join('\n').trim() }
}

/** Quotes a text with `>`. */
export const quoteText = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n')
