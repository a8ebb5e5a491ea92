/** Text without any end of a sentence is let out after so many characters. */
const longest = 400

/** An end of a sentence or line, with the white space behind it. */
const end = /(?:[.!?…]+["»”)]*\s+|\n+)(?=\S)/g

// A link or a tag is not torn apart: «[текст](/path)».
const isOpen = (text: string) => /(?:\[[^\]\n]*|\]\([^)\n]*|<[^>\n]*)$/.test(text)

function cutAt(text: string): number {
  const ends = [...text.matchAll(end)].map((match) => match.index + match[0].length)
  const last = ends.findLast((index) => !isOpen(text.slice(0, index)))
  if (last !== undefined) return last
  if (text.length <= longest) return 0
  // Not beside a digit: «45 000 ₽» stays whole.
  return ([...text.matchAll(/(?<!\d)\s(?!\d)/g)].at(-1)?.index ?? -1) + 1
}

/** Puts a text that comes in pieces together again, sentence by sentence. */
export function createSentences() {
  let held = ''
  return {
    /** @returns what can be let out: whole sentences, or nothing */
    add(text: string): string {
      held += text
      const cut = cutAt(held)
      const whole = held.slice(0, cut)
      held = held.slice(cut)
      return whole
    },
    /** @returns what is left at the end of the text */
    rest(): string {
      const last = held
      held = ''
      return last
    },
  }
}
