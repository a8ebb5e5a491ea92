/*
 * Text whose lines flow (RFC 3676): one that ends in a blank goes on in the next. The parser joins lines of different
 * quotes, too, which hides an answer in what it answers (section 4.5 forbids it).
 */

/** A line's quote marks, and what stands behind them without the blank that was stuffed in. */
function lineOf(line: string) {
  const marks = /^>*/.exec(line)?.[0] ?? ''
  return { marks, text: line.slice(marks.length).replace(/^ (?!>)/, '') }
}

/** The paragraphs of a flowed text, a line each. `deletesBlanks`: the blank at which a line was folded is no content. */
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
    // A signature's mark is a line of its own.
    const flows = words.endsWith(' ') && words !== '-- '
    if (words === '-- ') end()
    paragraph ??= { marks, pieces: [] }
    paragraph.pieces.push(flows && deletesBlanks ? words.slice(0, -1) : words)
    if (!flows) end()
  }
  end()
  return lines.join('\n')
}
