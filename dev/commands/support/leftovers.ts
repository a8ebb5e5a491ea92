/** Every text and number in a value, however deep. */
function* leavesOf(value: unknown): Generator<string | number> {
  if (typeof value === 'string' || typeof value === 'number') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* leavesOf(inner)
  }
}

/** Words by which something is recognised: «реклама», «SEO», “Kerege”. */
const wordsOf = (text: string) => text.match(/\p{Lu}{2,}(?!\p{L})|\p{L}{4,}/gu) ?? []

/** Of an address only the domain's own name: “hello” and “example” are in other texts, too. */
const nameIn = (text: string) => /(?:@|:\/\/)([\w-]+)/.exec(text)?.[1] ?? text

/** «75 000», «200+», 2019. */
const figuresOf = (text: string) =>
  text.match(/(?<!\d)(?:\d{1,3}(?: \d{3})+|\d{2,3}(?=\+)|(?:19|20)\d\d)(?!\d)\+?/g) ?? []

const grouped = (amount: number) => amount.toLocaleString('ru-RU').replace(/\s/g, ' ')

/** The words and amounts in names and prices. */
export function namedIn(values: unknown): Set<string> {
  const named = new Set<string>()
  for (const leaf of leavesOf(values)) {
    if (typeof leaf === 'string')
      for (const word of [...wordsOf(nameIn(leaf)), ...figuresOf(leaf)])
        named.add(word.toLowerCase())
    else if (leaf >= 1000) named.add(leaf < 2100 ? String(leaf) : grouped(leaf))
  }
  return named
}

/** Without the ending, which changes in Russian: «рекла» of «реклама». “Stroy” is not in “strong”. */
const stemOf = (word: string) =>
  /[\da-z]/.test(word)
    ? word
    : word.slice(0, word.length > 6 ? -2 : word.length > 4 ? -1 : undefined)

const isForm = (word: string, stem: string) =>
  /\d/.test(stem)
    ? word === stem
    : word.startsWith(stem) && word.length <= stem.length + (stem.length > 3 ? 4 : 1)

/** What was named and is named no longer, by its stem. */
export function gone(before: ReadonlySet<string>, now: ReadonlySet<string>): Map<string, string> {
  const kept = [...now]
  return new Map(
    [...before]
      .map((word) => [stemOf(word), word] as const)
      .filter(([stem]) => !kept.some((word) => isForm(word, stem))),
  )
}

/** A line that speaks of what is gone. */
export interface Leftover {
  line: number
  text: string
  /** What it names. */
  words: string[]
}

/** Ways in which visitors ask for a fact, who may go on to: the site does not say them. */
const asked = /^ *asks: \[[^\]]*\]/gm

/** The lines of a file that speak of what is gone; comments do not, nor do visitors' questions. */
export function leftoversIn(text: string, gone: ReadonlyMap<string, string>): Leftover[] {
  const spoken = text.replace(asked, (questions) => questions.replace(/[^\n]/g, ''))
  return spoken.split('\n').flatMap((source, index) => {
    const said = source.replace(/\\u00a0|[\u00a0_]/g, ' ').trim()
    if (/^(?:\/[*/]|\*)/.test(said)) return []
    const found = [...wordsOf(said), ...figuresOf(said)]
    const words = new Set(
      found.flatMap((form) =>
        [...gone].flatMap(([stem, word]) => (isForm(form.toLowerCase(), stem) ? [word] : [])),
      ),
    )
    return words.size > 0 ? [{ line: index + 1, text: said, words: [...words] }] : []
  })
}

/** Words on more lines than this are subjects rather than names: whether they stay is decided once, not line by line. */
const most = 20

/** The words of more lines than one wants to read, each with its lines. */
export function commonIn<Line extends Leftover>(found: readonly Line[]): Map<string, Line[]> {
  const words = new Set(found.flatMap((line) => line.words))
  return new Map(
    [...words]
      .map((word) => [word, found.filter((line) => line.words.includes(word))] as const)
      .filter(([, lines]) => lines.length > most),
  )
}
