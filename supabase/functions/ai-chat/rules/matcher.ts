import { editDistance, typosAllowed, stemsOf } from '../../_shared/catalogue/words.ts'

/** Words that mean `target` when they are close to each other. */
export interface Phrase<T> {
  words: string
  target: T
}

export interface Match<T> {
  target: T
  /** Indexes of the message's words that match, in their order. */
  places: readonly number[]
  /** Without a corrected typing error. */
  exact: boolean
}

interface Pattern<T> {
  stems: string[]
  targets: T[]
}

/** The stem, or the nearest one of the vocabulary within the edit distance allowed. */
function correct(stem: string, vocabulary: ReadonlySet<string>): string {
  const allowed = typosAllowed(stem)
  if (vocabulary.has(stem) || allowed === 0 || /\d/.test(stem)) return stem
  let best = stem
  let bestDistance = allowed + 1
  for (const word of vocabulary) {
    if (word[0] !== stem[0] || word.length < 4) continue
    const distance = editDistance(stem, word, Math.min(allowed, bestDistance - 1))
    if (distance < bestDistance) {
      best = word
      bestDistance = distance
    }
  }
  return best
}

/** Whether one match contains the words of the other and more. */
export const covers = (longer: Match<unknown>, shorter: Match<unknown>) =>
  longer.places.length > shorter.places.length &&
  shorter.places.every((place) => longer.places.includes(place))

/** «За сколько» is not «сколько за»: with short words, a phrase is matched in order. */
const isOrdered = (stems: readonly string[]) =>
  stems.length > 1 && stems.some((stem) => stem.length < 3)

/** The positions of the pattern's stems, with at most two other words between them. */
function find(stems: readonly string[], free: readonly string[]): number[] | undefined {
  for (let start = 0; start < free.length; start += 1) {
    const end = start + stems.length + (stems.length > 1 ? 2 : 0)
    const window = free.slice(start, end)
    const places: number[] = []
    for (const stem of stems) {
      const place = window.findIndex((it, index) => it === stem && !places.includes(index))
      if (place < 0) break
      places.push(place)
    }
    const isInOrder = places.every((place, index) => place > (places[index - 1] ?? -1))
    if (places.length === stems.length && (isInOrder || !isOrdered(stems)))
      return places.map((it) => it + start).sort((a, b) => a - b)
  }
  return undefined
}

/**
 * Finds phrases in a message, the longest first; a word belongs to one phrase.
 *
 * @param known words that are never taken for a typing error
 */
export function createMatcher<T>(phrases: readonly Phrase<T>[], known: readonly string[] = []) {
  const patterns = new Map<string, Pattern<T>>()
  for (const { words, target } of phrases) {
    const stems = stemsOf(words)
    const key = (isOrdered(stems) ? stems : [...stems].sort()).join(' ')
    const pattern = patterns.get(key) ?? { stems, targets: [] }
    if (!pattern.targets.includes(target)) pattern.targets.push(target)
    patterns.set(key, pattern)
  }
  const ordered = [...patterns.values()].sort(
    (a, b) => b.stems.length - a.stems.length || b.stems.join().length - a.stems.join().length,
  )
  const own = new Set(ordered.flatMap(({ stems }) => stems))
  const right = new Set(known.flatMap(stemsOf))

  return (message: string): Match<T>[] => {
    const written = stemsOf(message)
    const free = written.map((stem) => (right.has(stem) ? stem : correct(stem, own)))
    const matches: Match<T>[] = []
    for (const { stems, targets } of ordered) {
      for (let places = find(stems, free); places; places = find(stems, free)) {
        const exact = places.every((place) => free[place] === written[place])
        for (const target of targets) matches.push({ target, places, exact })
        for (const place of places) free[place] = ''
      }
    }
    return matches.sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0))
  }
}
