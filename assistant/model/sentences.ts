/** Text without the end of a sentence is released after this many characters. */
const longest = 400

/** The end of a sentence or line, with the white space after it. */
const end = /(?:(?<![.!?…])[.!?…]+["»”)]*\s+|(?<!\n)\n+)(?=\S)/g

/** A link or placeholder must not be split: «[текст](/path)». @returns whether one is open at the end of a text */
function isOpen(text: string): boolean {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  return (
    line.lastIndexOf('[') > line.lastIndexOf(']') ||
    line.lastIndexOf('](') > line.lastIndexOf(')') ||
    line.lastIndexOf('<') > line.lastIndexOf('>')
  )
}

function cutAt(text: string): number {
  const ends = [...text.matchAll(end)].map((match) => match.index + match[0].length)
  const last = ends.findLast((index) => !isOpen(text.slice(0, index)))
  if (last !== undefined) return last
  if (text.length <= longest) return 0
  // Not before a placeholder: the text before it shows that it is on its own line.
  return ([...text.matchAll(/\s(?=[^\s{])/g)].at(-1)?.index ?? -1) + 1
}

/** Turns a stream of text pieces into whole sentences. */
export function createSentences() {
  let held = ''
  return {
    /** @returns the sentences complete so far, or an empty text */
    add(text: string): string {
      held += text
      const cut = cutAt(held)
      const whole = held.slice(0, cut)
      held = held.slice(cut)
      return whole
    },
    /** @returns the remainder, at the end of the stream */
    rest(): string {
      const last = held
      held = ''
      return last
    },
  }
}
