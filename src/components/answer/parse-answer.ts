import { type Inline, inlineParser } from '@/content/inline-marks'
import { parseUrl } from '@contracts/parse-url.ts'
import { pageAt } from '@/content/navigation'

/** Adjacent lines of one kind. */
export interface AnswerBlock {
  kind: 'paragraph' | 'list'
  lines: Inline[][]
}

/** The space may be a non-breaking one. */
const listMark = /^–\s+/

/** The page of the site at a path; nothing else may be linked, whatever the answer contains. */
function pageOf(path: string): string | undefined {
  const base = 'https://site.invalid'
  const url = path.startsWith('/') ? parseUrl(path, base) : undefined
  if (!url) return undefined
  const { origin, pathname, search, hash } = url
  return origin === base && pageAt(pathname) ? pathname + search + hash : undefined
}

const parseLine = inlineParser(['link'], pageOf)

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

/** A text that is still arriving, without an unfinished link at its end. */
export const withoutOpenLink = (text: string) =>
  text.replace(/\[[^[\]\n]*(?:\](?:\([^[()\s]*)?)?$/, '')
