/** Bidirectional marks and zero-width characters, which disguise addresses. */
const hidden = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g

export const stripHidden = (text: string) => text.replace(hidden, '')

/** Quotes a text with `>`. */
export const quoteText = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n')
