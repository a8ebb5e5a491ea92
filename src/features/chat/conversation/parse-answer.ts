import { pageAt } from '@/content/navigation'

/** A piece of a line: text, or a link to a page of the site. */
export type AnswerPart = { text: string; to?: string }

/** Adjacent lines of one kind. */
export interface AnswerBlock {
  kind: 'paragraph' | 'list'
  lines: AnswerPart[][]
}

/** The space may be a non-breaking one. */
const listMark = /^–\s+/
const link = /\[([^[\]\n]+)\]\((\/[^\s()]*)\)/g

/** The page of the site that a link leads to; nothing else may be linked, whatever the answer says. */
function pageOf(path: string): string | undefined {
  const base = 'https://site.invalid'
  if (!URL.canParse(path, base)) return undefined
  const { origin, pathname, search, hash } = new URL(path, base)
  return origin === base && pageAt(pathname) ? pathname + search + hash : undefined
}

function parseLine(line: string): AnswerPart[] {
  const parts: AnswerPart[] = []
  let end = 0
  for (const { 0: whole, 1: text = '', 2: path = '', index } of line.matchAll(link)) {
    const to = pageOf(path)
    if (!to) continue
    if (index > end) parts.push({ text: line.slice(end, index) })
    parts.push({ text, to })
    end = index + whole.length
  }
  if (end < line.length) parts.push({ text: line.slice(end) })
  return parts
}

/**
 * Reads the contract's plain text: paragraphs separated by blank lines, lists of lines that begin with
 * «– », links `[text](/path)` to pages of the site. Everything else stays text.
 */
export function parseAnswer(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  let open: AnswerBlock | undefined
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (!line) {
      open = undefined
      continue
    }
    const kind = listMark.test(line) ? 'list' : 'paragraph'
    if (open?.kind !== kind) {
      open = { kind, lines: [] }
      blocks.push(open)
    }
    open.lines.push(parseLine(line.replace(listMark, '')))
  }
  return blocks
}

/** A text that is still coming, without an unfinished link at its end. */
export const withoutOpenLink = (text: string) =>
  text.replace(/\[[^[\]\n]*(?:\](?:\([^[()\s]*)?)?$/, '')
