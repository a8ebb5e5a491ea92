import { sample } from '../support/scope.ts'

/** A step of a function that works on a text, without network and database. */
export type Step = (text: string) => unknown

export type Text = { name: string; make: (length: number) => string }

/** The greatest length a step is given, in characters, and what it may cost then, in milliseconds. */
type Limit = { length: number; ms: number }

/** The least processor time of the runs, in milliseconds: a busy machine adds to it, and never takes away. */
async function costOf(step: Step, text: string, runs = 1): Promise<number> {
  let least = Infinity
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage()
    await step(text)
    const { user, system } = process.cpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** A text of the greatest length that costs no more is cheap, however the cost grows. */
const cheapMs = 40

/** Why a step is too slow for a text: the length, and the costs of a quarter, a half and all of it; else undefined. */
async function complaintOf(step: Step, { make }: Text, { length, ms }: Limit) {
  // The shortest first: where the cost doubles with every word, a long one would take for ever.
  for (const some of [120, 250, Math.floor(length / 8)].filter((some) => some < length / 4)) {
    if ((await costOf(step, make(some))) > ms / 2 && (await costOf(step, make(some), 2)) > ms / 2)
      return `${some} characters`
  }
  const first = await costOf(step, make(length))
  if (first <= cheapMs) return undefined
  if (first > 5 * ms) return `${length} characters, ${Math.round(first)} ms`
  const costs = []
  for (const parts of [4, 2, 1]) costs.push(await costOf(step, make(Math.floor(length / parts)), 3))
  const [once = 0, twice = 0, all = 0] = costs
  const isSteep = all > cheapMs && all > 3 * twice && twice > 2.5 * once
  return isSteep || all > ms
    ? `${length} characters, ${costs.map(Math.round).join(', ')} ms`
    : undefined
}

/**
 * The texts, three at most, of which twice the length costs clearly more than twice as much, or all of it too much.
 * `npm test` tries each twelfth.
 */
export async function costlyTexts(
  step: Step,
  texts: readonly Text[],
  limit: Limit,
): Promise<string[]> {
  const costly: string[] = []
  for (const text of sample(texts, 12)) {
    let complaint = await complaintOf(step, text, limit)
    // A busy machine is slow once or twice, such a step always.
    if (complaint !== undefined) complaint = await complaintOf(step, text, limit)
    if (complaint !== undefined) costly.push(`${text.name}: ${complaint}`)
    if (costly.length === 3) break
  }
  return costly
}
