/* Flowed text (RFC 3676): a line that ends in a space continues in the next. The parser also joins lines of different
   quotes, which hides an answer inside its quote (section 4.5 forbids it). */

/** A line's quote marks, and its text without space-stuffing. */
function lineOf(line: string) {
  const marks = /^>*/.exec(line)?.[0] ?? ''
  return { marks, text: line.slice(marks.length).replace(/^ (?!>)/, '') }
}

/** The paragraphs, one per line. `deletesBlanks`: the space at which a line was folded is removed. */
export function flowedText(text: string, deletesBlanks: boolean): string {
  const paragraphs: { marks: string; text: string; flows: boolean }[] = []
  for (const line of text.split('\n')) {
    const { marks, text: words } = lineOf(line)
    // A signature separator is its own line.
    const flows = words.endsWith(' ') && words !== '-- '
    const piece = flows && deletesBlanks ? words.slice(0, -1) : words
    const last = paragraphs.at(-1)
    if (last?.flows && last.marks === marks && words !== '-- ') {
      last.text += piece
      last.flows = flows
    } else paragraphs.push({ marks, text: piece, flows })
  }
  return paragraphs.map(({ marks, text }) => (marks ? `${marks} ${text}` : text)).join('\n')
}
