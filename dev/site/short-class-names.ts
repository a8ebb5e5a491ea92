import postcss from 'postcss'

/** A class's long name and the short one that stands for it in the built pages. */
export type ShortNames = ReadonlyMap<string, string>

/** Scripts and tests find these by their names. */
const soughtByName = new Set(['lazy-sections', 'long-list', 'long-read'])

/** Plain words (`flex`, `dark`) are hardly longer than what would stand for them, and sought as well. */
const isFixed = (name: string) => soughtByName.has(name) || /^[a-z]+$/.test(name)

const inSelector = /\.(?!\d)((?:[\w-]|\\[\da-f]{1,6} ?|\\.)+)/gi
const escapes = /\\(?:([\da-f]{1,6}) ?|(.))/gi
const classAttribute = /(<[a-z][^<>]*? class=")([^"]+)/g
/** Of Tailwind's signs, these are what React escapes in an attribute. */
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&#x27;': "'" }

const fromCss = (name: string) =>
  name.replace(escapes, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  )
const fromHtml = (name: string) => name.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity)

const replaceInHtml = (html: string, replace: (name: string) => string) =>
  html.replace(
    classAttribute,
    (_, before: string, names: string) => before + names.split(' ').map(replace).join(' '),
  )

function replaceInCss(css: string, replace: (name: string, selector: string) => string) {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(inSelector, (selector, name: string) =>
      replace(fromCss(name), selector),
    )
  })
  return root.toString()
}

/**
 * One letter, or two of which the second is a digit or a capital: enough for ten such sites, and none of
 * the words (`ad`) that filters of advertising hide. Should they run out, the rest keep their names.
 */
function* shortNames() {
  const letters = [...'bcdefghijklmnopqrstuvwxyz']
  const capitals = letters.map((letter) => letter.toUpperCase())
  yield* letters
  yield* capitals
  for (const second of [...'0123456789', ...capitals]) yield* letters.map((first) => first + second)
}

/** Chooses short names for the classes of all pages, the shortest for those that stand there most. */
export function chooseShortNames(pages: readonly string[], wholeSheet: string): ShortNames {
  const styled = new Set<string>()
  replaceInCss(wholeSheet, (name, selector) => {
    styled.add(name)
    return selector
  })
  const uses = new Map<string, number>()
  for (const page of pages) {
    replaceInHtml(page, (name) => {
      const long = fromHtml(name)
      uses.set(long, (uses.get(long) ?? 0) + 1)
      return name
    })
  }
  const free = [...shortNames()].filter((name) => !styled.has(name) && !uses.has(name))
  const long = [...uses.keys()].filter((name) => styled.has(name) && !isFixed(name))
  long.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
  return new Map(free.slice(0, long.length).map((short, index) => [long[index] ?? short, short]))
}

/** A page's HTML with short names. */
export const shortenHtml = (html: string, names: ShortNames) =>
  replaceInHtml(html, (name) => names.get(fromHtml(name)) ?? name)

/** A page's own styles with short names. */
export const shortenStyles = (css: string, names: ShortNames) =>
  replaceInCss(css, (name, selector) => {
    const short = names.get(name)
    return short ? `.${short}` : selector
  })

/**
 * A selector for both names. Browsers look rules up by the last class of a selector, so that one stands
 * there by itself: `:is(.e,.py-3)` would be tried on every element.
 */
function withBothNames(selector: string, names: ShortNames): string[] {
  const either = (text: string) =>
    text.replace(inSelector, (long, name: string) => {
      const short = names.get(fromCss(name))
      return short ? `:is(.${short},${long})` : long
    })
  const last = [...selector.matchAll(inSelector)].at(-1)
  const short = last && names.get(fromCss(last[1] ?? ''))
  // Within brackets two names mean something else than two selectors: `:not(.e)`.
  if (!short || /(?<!\\)\(/.test(selector)) return [either(selector)]
  const before = either(selector.slice(0, last.index))
  const after = selector.slice(last.index + last[0].length)
  return [`.${short}`, last[0]].map((name) => before + name + after)
}

/** The whole stylesheet, in which short names mean what the long ones do. */
export function addShortNames(css: string, names: ShortNames): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.flatMap((selector) => withBothNames(selector, names))
  })
  return root.toString()
}
