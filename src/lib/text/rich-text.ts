/** A run of marked text. Strong text may contain further marks; code and links contain plain text. */
export type RichNode =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong'; nodes: RichNode[] }
  | { kind: 'link'; text: string; href: string }

const mark =
  /\*\*(?<strong>.+?)\*\*|`(?<code>[^`]+)`|\[(?<label>[^[\]]+)\]\((?<href>(?:\/|#|https:\/\/)[^()\s]*)\)/g

/**
 * Parses the marks of content/rich-text.ts: `**strong**`, `` `code` ``, `[label](address)`. Incomplete
 * marks, and links to anything but a path, an anchor or https, stay text.
 */
export function parseRichText(source: string): RichNode[] {
  const nodes: RichNode[] = []
  let end = 0
  for (const match of source.matchAll(mark)) {
    if (match.index > end) nodes.push({ kind: 'text', text: source.slice(end, match.index) })
    end = match.index + match[0].length
    const { strong, code, label, href } = match.groups ?? {}
    if (strong !== undefined) nodes.push({ kind: 'strong', nodes: parseRichText(strong) })
    else if (code !== undefined) nodes.push({ kind: 'code', text: code })
    else if (label && href) nodes.push({ kind: 'link', text: label, href })
  }
  if (end < source.length) nodes.push({ kind: 'text', text: source.slice(end) })
  return nodes
}

const textOf = (node: RichNode): string =>
  node.kind === 'strong' ? node.nodes.map(textOf).join('') : node.text

/** Marked text as plain text: what a list or a transcript shows of it. */
export const withoutMarks = (source: string): string => parseRichText(source).map(textOf).join('')
