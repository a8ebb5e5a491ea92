import { pageIds } from '@/content/navigation'
import { siteMap, type PageId } from '@/content/site-map'

const pairs = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))

/** How alike two words are by their pairs of letters, 0 to 1 (the Sørensen–Dice coefficient). */
function likeness(one: string, other: string): number {
  const [these, those] = [pairs(one), pairs(other)]
  if (these.length + those.length === 0) return one === other ? 1 : 0
  const rest = [...those]
  const shared = these.filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / (these.length + those.length)
}

const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** Below it, two addresses have nothing in common. */
const floor = 0.5

/**
 * The page whose address is most like one that leads nowhere, word by word.
 *
 * @returns undefined if none is
 */
export function nearestPage(path: string): PageId | undefined {
  const asked = wordsOf(path)
  if (asked.length === 0) return undefined
  let best: PageId | undefined
  let bestScore = floor
  for (const id of pageIds) {
    const page = siteMap[id]
    if ('hidden' in page || id === 'home') continue
    const words = wordsOf(page.path)
    // Of both: a page is not near because it has one word of many.
    const covered = (from: string[], by: string[]) =>
      from.reduce((sum, word) => sum + Math.max(...by.map((each) => likeness(word, each))), 0) /
      from.length
    const score = (covered(asked, words) + covered(words, asked)) / 2
    // Of two as near the later one: /services/branding means the latter.
    if (score >= bestScore) {
      best = id
      bestScore = score
    }
  }
  return best
}
