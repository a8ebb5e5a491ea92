/** A run of marked text. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; nodes: Inline[] }
  | { kind: 'link'; text: string; href: string }

/**
 * `**strong**`, `*emphasis*`, `` `code` ``, `[label](address)`, and a bare address. What CommonMark leaves open
 * is decided for the text: asterisks within a word, at its end or before a dot are not marks (2*3*4, 10%*, *.pdf).
 */
export type Mark = 'strong' | 'emphasis' | 'code' | 'link' | 'address'

/** Where a mark may begin. */
const begin: Record<Mark, RegExp> = {
  strong: /(?<!\*)\*+/,
  emphasis: /(?<!\*)\*+/,
  code: /`/,
  link: /\[/,
  address: /https?:\/\//,
}

/** Letters and digits of the scripts we write in: all of Unicode takes a phone 20 ms to compile. */
const word = String.raw`\w\u00c0-\u024f\u0370-\u052f`
/** What may stand before an opening mark, and behind a closing one. */
const before = new RegExp(String.raw`^[^${word}.,;:!?…%)\]}»”’*/\\]?$`)
const behind = new RegExp(`^[^${word}*]?$`)
/** What may not stand behind an opening mark, and before a closing one. */
const notFirst = /^[\s.,;:!?…%)\]}»”’*/\\]?$/
const notLast = /^[\s([{«„*]?$/

const longest = { label: 300, href: 2000 } as const
/** More levels than anyone writes: each costs a call. */
const deepest = 20

/** The end of a bracket's content, brackets in pairs within it; -1 if there is none. @param at behind the bracket */
function endOf(source: string, at: number, [open = '', close = '']: string, most: number): number {
  let depth = 1
  for (let end = at; end < source.length && end - at <= most; end += 1) {
    const letter = source[end]
    if (letter === '\n') return -1
    if (letter === open) depth += 1
    if (letter === close) depth -= 1
    if (depth === 0) return end
  }
  return -1
}

/** The address at an index without the punctuation behind it, empty if it is too long; brackets belong to it in pairs. */
function addressAt(source: string, at: number): string {
  const written = /^[^\s<>"«»]*/.exec(source.slice(at, at + longest.href))?.[0] ?? ''
  if (written.length === longest.href) return ''
  const excess = (pair: string) =>
    written.split(pair.charAt(1)).length - written.split(pair.charAt(0)).length
  const left = { ')': excess('()'), ']': excess('[]'), '}': excess('{}') }
  let end = written.length
  for (; end > 0; end -= 1) {
    const last = written.charAt(end - 1)
    if ((last === ')' || last === ']' || last === '}') && left[last] > 0) left[last] -= 1
    else if (!/[.,;:!?…*_~'’”]/.test(last)) break
  }
  return written.slice(0, end)
}

/** Neighbouring texts as one. */
function joined(nodes: readonly Inline[]): Inline[] {
  const texts: string[] = []
  const all: Inline[] = []
  const flush = () => {
    if (texts.length > 0) all.push({ kind: 'text', text: texts.splice(0).join('') })
  }
  for (const node of nodes) {
    if (node.kind === 'text') texts.push(node.text)
    else {
      flush()
      all.push(node)
    }
  }
  flush()
  return all
}

/**
 * Makes a parser of marked text. Incomplete marks stay text.
 * @param marks the supported ones; all others are text
 * @param linkTo the target of a link; undefined leaves the link as text
 */
export function inlineParser(
  marks: readonly Mark[],
  linkTo: (href: string) => string | undefined,
): (source: string) => Inline[] {
  const next = new RegExp([...new Set(marks.map((mark) => begin[mark].source))].join('|'), 'g')
  const lengths = new Set([
    ...(marks.includes('emphasis') ? [1] : []),
    ...(marks.includes('strong') ? [2] : []),
  ])

  /** The link or code at an index, and where it ends. */
  function leafAt(source: string, at: number): { node: Inline; end: number } | undefined {
    if (source[at] === '`') {
      const end = source.indexOf('`', at + 1)
      const text = source.slice(at + 1, end)
      return end > at + 1 ? { node: { kind: 'code', text }, end: end + 1 } : undefined
    }
    if (source[at] !== '[') {
      const text = addressAt(source, at)
      const href = linkTo(text)
      return href === undefined
        ? undefined
        : { node: { kind: 'link', text, href }, end: at + text.length }
    }
    const labelEnd = endOf(source, at + 1, '[]', longest.label)
    const text = source.slice(at + 1, labelEnd)
    if (labelEnd <= at + 1 || source[labelEnd + 1] !== '(' || text.includes('](')) return undefined
    const end = endOf(source, labelEnd + 2, '()', longest.href)
    const written = source.slice(labelEnd + 2, end)
    const href = end < 0 || !/^[^\s<>"]+$/.test(written) ? undefined : linkTo(written)
    return href === undefined ? undefined : { node: { kind: 'link', text, href }, end: end + 1 }
  }

  return (source) => {
    const nodes: Inline[] = []
    /** The opening marks that have not been closed: their length, and their place in `nodes`. */
    const open: { length: number; at: number }[] = []
    let end = 0

    const add = (until: number) => {
      if (until > end) nodes.push({ kind: 'text', text: source.slice(end, until) })
      end = Math.max(end, until)
    }
    /** Closes the latest mark of a length; those opened after it stay text. */
    function close(length: number): boolean {
      const index = open.findLastIndex((mark) => mark.length === length)
      const mark = open[index]
      if (!mark) return false
      const inner = joined(nodes.splice(mark.at).slice(1))
      nodes.push({ kind: length === 2 ? 'strong' : 'emphasis', nodes: inner })
      open.splice(index)
      return true
    }

    /** Three asterisks are two marks, the outer one first. */
    const marksOf = (length: number, outer: number) =>
      length === 3 ? [outer, 3 - outer] : [length]

    /** Reads one, two or three asterisks. */
    function readRun(at: number, length: number) {
      const [last, first] = [source.charAt(at - 1), source.charAt(at + length)]
      if (behind.test(first) && !notLast.test(last)) {
        const latest = open.at(-1)?.length ?? 0
        const left = marksOf(length, latest || 1).filter((size) => !close(size))
        if (left.length === 0) return
        if (left.length < marksOf(length, 1).length) {
          nodes.push({ kind: 'text', text: '*'.repeat(left[0] ?? 0) })
          return
        }
      }
      const isDotted = length > 1 && /^\.[a-zа-я]/i.test(source.slice(at + length, at + length + 2))
      const opens = before.test(last) && (isDotted || !notFirst.test(first))
      for (const size of marksOf(length, 2)) {
        if (opens && lengths.has(size) && open.length < deepest)
          open.push({ length: size, at: nodes.length })
        nodes.push({ kind: 'text', text: '*'.repeat(size) })
      }
    }

    for (let found = next.exec(source); found; found = next.exec(source)) {
      const at = found.index
      // Emphasis ends with its line: a footnote's asterisk is answered by none below it.
      if (source.slice(end, at).includes('\n')) {
        for (let index = open.length - 1; index >= 0; index -= 1)
          if (open[index]?.length === 1) open.splice(index, 1)
      }
      add(at)
      const { length } = found[0]
      const leaf = source[at] === '*' ? undefined : leafAt(source, at)
      if (leaf) {
        nodes.push(leaf.node)
        end = leaf.end
      } else if (source[at] === '*' && length <= 3) {
        end = at + length
        readRun(at, length)
      } else add(at + length)
      next.lastIndex = end
    }
    next.lastIndex = 0
    add(source.length)
    return joined(nodes)
  }
}

/** A run of marked text without its marks; a link's label only. */
export const plainText = (node: Inline): string =>
  'nodes' in node ? node.nodes.map(plainText).join('') : node.text
