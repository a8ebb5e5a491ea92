const originalHeader = /^-{3,}\s*(original message|исходное сообщение|пересылаемое сообщение)/i

/** Splits a text from the quote at its end. Without a quote, or with nothing but a quote, all of it is `own`. */
export function splitQuote(text: string): { own: string; quote: string } {
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
