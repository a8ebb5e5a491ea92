/** Cuts a text between letters, not inside an emoji. */
export function shorten(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}

/**
 * Somebody's text as one line, for a subject: line breaks and other control characters become spaces,
 * and marks that turn the reading direction go, because they could make the rest of an inbox line read
 * backwards.
 *
 * @param longest what is longer is cut, in characters
 */
export const oneLine = (text: string, longest: number) =>
  shorten(
    text
      .replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    longest,
  )
