/** A long answer is sent in no more pieces than this. */
const mostPieces = 100

/** A text in pieces of whole words, as a stream sends them; put together they are the text again. */
export function inPieces(text: string): string[] {
  const words = text.match(/\s*\S+(?:\s+$)?/g) ?? (text ? [text] : [])
  const size = Math.max(1, Math.ceil(words.length / mostPieces))
  return Array.from({ length: Math.ceil(words.length / size) }, (_, index) =>
    words.slice(index * size, (index + 1) * size).join(''),
  )
}
