/** A run of marked text. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; nodes: Inline[] }
  | { kind: 'link'; text: string; href: string }

const patterns = {
  /** `**strong**` */
  strong: /\*\*(?<strong>\S(?:.{0,1000}?\S)?)\*\*/s,
  /** `*emphasis*` */
  emphasis: /(?<!\*)\*(?<emphasis>[^\s*](?:[^*]*[^\s*])?)\*(?!\*)/,
  code: /`(?<code>[^`]+)`/,
  /** `[label](address)` */
  link: /\[(?<label>[^[\]\n]{1,300})\]\((?<href>[^\s()]{1,2000})\)/,
  /** An address by itself, without the full stop behind it. */
  address: /(?<address>https?:\/\/[^\s<>()«»"']*[^\s<>()«»"'.,;:!?*])/,
} as const

/**
 * Makes a parser of marked text. Incomplete marks stay text.
 * @param marks the supported ones; all others are text
 * @param linkTo the target of a link; undefined leaves the link as text
 */
export function inlineParser(
  marks: readonly (keyof typeof patterns)[],
  linkTo: (href: string) => string | undefined,
) {
  const pattern = new RegExp(marks.map((mark) => patterns[mark].source).join('|'), 'gs')

  function nodeOf(groups: Record<string, string | undefined>): Inline | undefined {
    const { strong, emphasis, code, label, address } = groups
    if (strong) return { kind: 'strong', nodes: parse(strong) }
    if (emphasis) return { kind: 'emphasis', nodes: parse(emphasis) }
    if (code) return { kind: 'code', text: code }
    const href = linkTo(groups.href ?? address ?? '')
    return href === undefined ? undefined : { kind: 'link', text: label ?? address ?? '', href }
  }

  function parse(source: string): Inline[] {
    const nodes: Inline[] = []
    let end = 0
    for (const { 0: marked, index, groups = {} } of source.matchAll(pattern)) {
      const node = nodeOf(groups)
      if (!node) continue
      if (index > end) nodes.push({ kind: 'text', text: source.slice(end, index) })
      nodes.push(node)
      end = index + marked.length
    }
    if (end < source.length) nodes.push({ kind: 'text', text: source.slice(end) })
    return nodes
  }

  return parse
}

/** A run of marked text without its marks; a link's label only. */
export const plainText = (node: Inline): string =>
  'nodes' in node ? node.nodes.map(plainText).join('') : node.text
