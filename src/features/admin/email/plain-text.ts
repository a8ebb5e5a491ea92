/** Marks that turn the direction of what follows, and signs without a width: they disguise addresses. */
const disguises = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g

/** A line as it is, not as its sender wants it to look. */
export const undisguised = (text: string) => text.replace(disguises, '')

/** A letter's text: what its sender says, and what they quote below it. */
interface QuotedText {
  own: string
  quote: string
}

const originalBelow = /^-{3,}\s*(original message|исходное сообщение|пересылаемое сообщение)/i

/**
 * Parts a letter's text from the letters that it quotes at its end.
 * Where nothing would be left, or nothing is quoted, all of it is the sender's own.
 */
export function partQuote(text: string): QuotedText {
  const lines = text.split(/\r?\n/)
  let start = lines.findIndex((line) => originalBelow.test(line))
  if (start === -1) {
    start = lines.length
    while (start > 0 && /^\s*(>|$)/.test(lines[start - 1] ?? '')) start -= 1
    if (!lines.slice(start).some((line) => line.trimStart().startsWith('>'))) start = lines.length
    // The line that says whose words they are.
    else if (/:\s*$/.test(lines[start - 1] ?? '')) start -= 1
  }
  const own = lines.slice(0, start).join('\n').trimEnd()
  if (own === '') return { own: text, quote: '' }
  return { own, quote: lines.slice(start).join('\n').trim() }
}

/** A text as mails quote it. */
export const quoted = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n')
