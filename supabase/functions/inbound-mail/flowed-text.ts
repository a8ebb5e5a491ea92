/* Flowed text (RFC 3676): a line that ends in a space continues in the next. The parser also joins lines of different
   quotes, which hides an answer inside its quote (section 4.5 forbids it). */

/** A line's quote marks, and its text without space-stuffing. */
function lineOf(line: string) {
  const marks = /^>*/.exec(line)?.[0] ?? ''
  return { marks, text: line.slice(marks.length).replace(/^ (?!>)/, '') }
}

/** The paragraphs, one per line. `deletesBlanks`: the space at which a line was folded is no content. */
export function flowedText(text: string, deletesBlanks: boolean): string {
  const lines: string[] = []
  let paragraph: { marks: string; pieces: string[] } | undefined
  const end = () => {
    if (!paragraph) return
    const { marks, pieces } = paragraph
    lines.push(`${marks}${marks ? ' ' : ''}${pieces.join('')}`)
    paragraph = undefined
  }
  for (const line of text.split('\n')) {
    const { marks, text: words } = lineOf(line)
    if (paragraph && paragraph.marks !== marks) end()
    // A signature separator is its own line.
    const flows = words.endsWith(' ') && words !== '-- '
    if (words === '-- ') end()
    paragraph ??= { marks, pieces: [] }
    paragraph.pieces.push(flows && deletesBlanks ? words.slice(0, -1) : words)
    if (!flows) end()
  }
  end()
  return lines.join('\n')
}
