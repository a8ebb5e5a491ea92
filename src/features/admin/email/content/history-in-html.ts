import { withoutRemarks } from '@contracts/mail-remark.ts'
import { textParts } from '@contracts/new-text.ts'

/** A line as a reader sees it, and its first and last piece of the document. */
type Line = { text: string; first?: Piece; last?: Piece }
/** A text, or a part of it; an element that forms a line. */
type Piece = { node: ChildNode; start: number; end: number }

const endsLine = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR CENTER DD DIV DL DT FIELDSET FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
)

function linesOf(root: Element): Line[] {
  const lines: Line[] = []
  let line: Line = { text: '' }
  const endLine = (depth: number, isBlankKept: boolean) => {
    const text = line.text.replace(/\s+/g, ' ').trim()
    if (line.first)
      lines.push({ ...line, text: `${'>'.repeat(depth)}${depth > 0 ? ' ' : ''}${text}` })
    else if (isBlankKept || line.text !== '') lines.push({ text: '' })
    line = { text: '' }
  }
  const add = (text: string, piece: Piece) => {
    line.text += text
    if (text.trim() === '') return
    line.first ??= piece
    line.last = piece
  }
  const read = (parent: Node, depth: number, isPreformatted: boolean): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Element) {
        const { tagName } = node
        const isBreak = endsLine.has(tagName)
        if (isBreak) endLine(depth, tagName === 'BR')
        if (tagName === 'HR') lines.push(lineOf('-----', { node, start: 0, end: 0 }))
        read(node, depth + (tagName === 'BLOCKQUOTE' ? 1 : 0), isPreformatted || tagName === 'PRE')
        if (isBreak) endLine(depth + (tagName === 'BLOCKQUOTE' ? 1 : 0), false)
      } else if (node instanceof Text) {
        let start = 0
        for (const text of isPreformatted ? node.data.split('\n') : [node.data]) {
          if (start > 0) endLine(depth, true)
          add(text, { node, start, end: start + text.length })
          start += text.length + 1
        }
      }
    }
  }
  read(root, 0, false)
  endLine(0, false)
  return lines
}

const lineOf = (text: string, piece: Piece): Line => ({ text, first: piece, last: piece })

const isBlank = ({ text }: Line) => text.trim() === ''

/** Whether an element shows nothing; looked for piece by piece, since a mail may have thousands of quotes. */
function isEmpty(element: Element): boolean {
  const pieces = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  )
  while (pieces.nextNode()) {
    const { currentNode: node } = pieces
    if (node instanceof Text ? node.data.trim() !== '' : node.nodeName === 'IMG') return false
  }
  return true
}

/** Removes an element that shows nothing any more, and those around it that do not either. */
function removeEmpty(node: Node, root: Element) {
  let element = node instanceof Element ? node : node.parentElement
  while (element && element !== root && root.contains(element) && isEmpty(element)) {
    const parent: Element | null = element.parentElement
    element.remove()
    element = parent
  }
}

function remove({ first }: Line, { last }: Line, root: Element) {
  if (!first || !last) return
  const range = root.ownerDocument.createRange()
  if (first.node instanceof Text) range.setStart(first.node, first.start)
  else range.setStartBefore(first.node)
  if (last.node instanceof Text) range.setEnd(last.node, last.end)
  else range.setEndAfter(last.node)
  const { startContainer, endContainer } = range
  range.deleteContents()
  removeEmpty(endContainer, root)
  removeEmpty(startContainer, root)
}

/**
 * The HTML of an answer without the history of earlier mails, which is told by the same rules as in a text.
 *
 * @returns a copy; undefined if there is no history
 */
export function withoutHistory(root: HTMLElement): HTMLElement | undefined {
  const copy = root.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  const lines = linesOf(copy).map((line) => (withoutRemarks(line.text) ? line : { text: '' }))
  const parts = textParts(lines.map(({ text }) => text).join('\n'), true)
  const written = lines.filter((line) => !isBlank(line))
  let at = 0
  const history: [Line | undefined, Line | undefined][] = []
  for (const { kind, text } of parts) {
    const start = at
    at += text.split('\n').filter((line) => line.trim() !== '').length
    if (kind === 'history') history.push([written[start], written[at - 1]])
  }
  // An answer may share its line with the history.
  if (history.length === 0 || at !== written.length) return undefined
  for (const [first, last] of history.toReversed()) if (first && last) remove(first, last, copy)
  return copy
}
