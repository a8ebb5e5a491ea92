const pauseMs = 3
/** An answer takes no more pauses than this, however long it is. */
const mostPieces = 60

/** A text in pieces of whole words; put together they are the text again. */
export function inPieces(text: string): string[] {
  const words = text.match(/\s*\S+(?:\s+$)?/g) ?? (text ? [text] : [])
  const size = Math.ceil(words.length / mostPieces)
  return Array.from({ length: Math.ceil(words.length / (size || 1)) }, (_, index) =>
    words.slice(index * size, (index + 1) * size).join(''),
  )
}

/** Hands a text on word by word, so that it appears as if it were being written. */
export async function sayWords(
  text: string,
  send: (piece: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const piece of inPieces(text)) {
    if (signal.aborted) return
    send(piece)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
