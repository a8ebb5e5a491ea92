/** Every text and number in a value, however deep. */
function* leavesOf(value: unknown): Generator<string | number> {
  if (typeof value === 'string' || typeof value === 'number') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* leavesOf(inner)
  }
}

/** Words by which something is recognised: «реклама», «SEO», “Kerege”. */
const wordsOf = (text: string) => text.match(/\p{Lu}{2,}(?!\p{L})|\p{L}{4,}/gu) ?? []

const grouped = (amount: number) => amount.toLocaleString('ru-RU').replace(/\s/g, ' ')

/** The words and amounts in names and prices, each with the text that it was read in. */
export function namedIn(values: unknown): Map<string, string> {
  const named = new Map<string, string>()
  for (const leaf of leavesOf(values)) {
    if (typeof leaf === 'string')
      for (const word of wordsOf(leaf)) named.set(word.toLowerCase(), leaf)
    else if (leaf >= 1000) named.set(grouped(leaf), grouped(leaf))
  }
  return named
}

/** Without the ending, which changes: «рекла» of «реклама». */
const stemOf = (word: string) =>
  word.slice(0, word.length > 6 ? -2 : word.length > 4 ? -1 : undefined)

const isForm = (word: string, stem: string) =>
  word.startsWith(stem) && word.length <= stem.length + (stem.length > 3 ? 4 : 1)

/** What is named no longer, by its stem. */
export function gone(before: Map<string, string>, now: Map<string, string>): Map<string, string> {
  const kept = [...now.keys()]
  return new Map(
    [...before]
      .map(([word, name]) => [stemOf(word), name] as const)
      .filter(([stem]) => !kept.some((word) => isForm(word, stem))),
  )
}

/** A line that speaks of what is gone. */
export interface Leftover {
  line: number
  text: string
  /** What it names. */
  names: string[]
}

/** The lines of a file that speak of what is gone. */
export function leftoversIn(text: string, gone: ReadonlyMap<string, string>): Leftover[] {
  return text.split('\n').flatMap((source, index) => {
    const said = source.replace(/\\u00a0|[\u00a0_]/g, ' ').trim()
    const words = [...wordsOf(said), ...(said.match(/(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g) ?? [])]
    const names = new Set(
      words.flatMap((word) =>
        [...gone].flatMap(([stem, name]) => (isForm(word.toLowerCase(), stem) ? [name] : [])),
      ),
    )
    return names.size > 0 ? [{ line: index + 1, text: said, names: [...names] }] : []
  })
}
