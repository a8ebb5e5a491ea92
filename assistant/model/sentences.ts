/** Text without the end of a sentence is released after this many characters. */
const longest = 400

/** The end of a sentence or line, with the white space after it. */
const end = /(?:(?<![.!?…])[.!?…]+["»”)]*\s+|(?<!\n)\n+)(?=\S)/g

const isRow = (line: string) => line.startsWith('|')

/** @returns whether a link or tag is open at the end of a text: «[текст](/path)» must not be split */
function isOpen(line: string): boolean {
  return (
    line.lastIndexOf('[') > line.lastIndexOf(']') ||
    line.lastIndexOf('](') > line.lastIndexOf(')') ||
    line.lastIndexOf('<') > line.lastIndexOf('>')
  )
}

/** Where a text may be cut: after a sentence or a line. A table stays whole: its header explains its rows. */
function cutsIn(text: string): number[] {
  const cuts: number[] = []
  for (const match of text.matchAll(end)) {
    const cut = match.index + match[0].length
    const line = text.slice(text.lastIndexOf('\n', cut - 1) + 1, cut)
    const ended = text.slice(text.lastIndexOf('\n', match.index - 1) + 1, match.index)
    const isSameLine = !match[0].includes('\n')
    const isInTable = isRow(ended.trim()) && (isSameLine || text[cut] === '|')
    // A placeholder counts only on a line of its own.
    const isBeforePlaceholder = isSameLine && text[cut] === '{'
    if (!isOpen(line) && !isInTable && !isBeforePlaceholder) cuts.push(cut)
  }
  if (cuts.length > 0 || text.length <= longest || isRow(text)) return cuts
  const space = [...text.matchAll(/\s(?=[^\s{])/g)].at(-1)?.index
  return space === undefined ? [] : [space + 1]
}

/** Turns a stream of text pieces into whole sentences. */
export function createSentences() {
  let held = ''
  return {
    /** @returns the sentences complete so far, with the white space after them */
    add(text: string): string[] {
      held += text
      const cuts = cutsIn(held)
      const sentences = cuts.map((cut, index) => held.slice(cuts[index - 1] ?? 0, cut))
      held = held.slice(cuts.at(-1) ?? 0)
      return sentences
    },
    /** @returns the remainder, at the end of the stream */
    rest(): string {
      const last = held
      held = ''
      return last
    },
  }
}
