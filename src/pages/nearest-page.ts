import { pageIds } from '@/content/navigation'
import { siteMap, type PageId } from '@/content/site-map'
import { soughtThere } from '@/content/sought-there'

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

// The signs ъ and ь have no sound.
const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const latin = 'a b v g d e e zh z i i k l m n o p r s t u f h c ch sh sh  y  e u ia'.split(' ')

/** The words of a path or name in Latin letters: «реклама» and “reklama” are the same. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/[а-яё]/g, (letter) => latin[cyrillic.indexOf(letter)] ?? ''))

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Below it, two paths have nothing in common. */
const floor = 0.5

/** A nearly exact match of one of a page's search words counts like its whole path. */
const wordFloor = 0.85

/** How near a page with these words is, by the words of both sides: one common word of many is not enough. */
function nearness(asked: readonly string[], words: readonly string[]): number {
  const covered = (from: readonly string[], by: readonly string[]) =>
    from.reduce((sum, word) => sum + Math.max(...by.map((each) => likeness(word, each))), 0) /
    from.length
  return (covered(asked, words) + covered(words, asked)) / 2
}

/**
 * The page that an unknown path most likely meant: by the words of pages' paths and names, in either alphabet, and by
 * other words people look for there.
 * @returns undefined if none is near
 */
export function nearestPage(path: string): PageId | undefined {
  const asked = wordsOf(decoded(path))
  if (asked.length === 0) return undefined
  let best: PageId | undefined
  let bestScore = floor
  for (const id of pageIds) {
    const page = siteMap[id]
    if ('hidden' in page || id === 'home') continue
    const sought = wordsOf(soughtThere[id] ?? '')
    const hit = Math.max(0, ...asked.flatMap((word) => sought.map((each) => likeness(word, each))))
    const score = Math.max(
      nearness(asked, wordsOf(page.path)),
      nearness(asked, wordsOf(page.label)),
      hit >= wordFloor ? hit : 0,
    )
    // The later of two equally near words: /services/branding means the latter.
    if (score >= bestScore) {
      best = id
      bestScore = score
    }
  }
  return best
}
