/** Between two steps, in milliseconds: fast enough to read along, slow enough to see the words come. */
export const revealStepMs = 40

/** Of what is left to show, this share comes with a step, so that nobody waits for a long answer. */
const share = 1 / 12

/** How much of a text to show next: some whole words more. */
export function nextLength(text: string, shown: number): number {
  const left = text.slice(shown)
  const words = left.match(/\S+\s*/g) ?? []
  const count = Math.max(1, Math.ceil(words.length * share))
  const step = words.slice(0, count).join('').length
  // White space before the first word belongs to it.
  return Math.min(text.length, shown + Math.max(1, left.search(/\S|$/) + step))
}
