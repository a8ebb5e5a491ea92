import { escapeHtml } from '../contracts/escape-html.ts'
import { type Inline, inlineParser } from '../../../../src/content/inline-marks.ts'
import { escapeMultiline } from '../mail/html.ts'
import { light } from '../../../../src/content/colours.ts'

/* The marks of an issue's text: «# » and «## » for headings, «- » and «1. » for lists, an empty line between
   paragraphs, **bold**, *italic*, [link](https://…) and bare addresses. Anything else is text. */

type Block =
  | { kind: 'heading' | 'subheading' | 'paragraph'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'numbers'; items: string[]; first: number }

const blockMarks = [
  { kind: 'subheading', pattern: /^##\s+(?<content>\S.*)$/ },
  { kind: 'heading', pattern: /^#\s+(?<content>\S.*)$/ },
  { kind: 'bullets', pattern: /^[-•]\s+(?<content>\S.*)$/ },
  { kind: 'numbers', pattern: /^(?<number>\d{1,3})[.)]\s+(?<content>\S.*)$/ },
] as const

function parseBlocks(source: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of source.replace(/\r\n?/g, '\n').split('\n')) {
    const text = line.trim()
    const last = isOpen ? blocks.at(-1) : undefined
    isOpen = text !== ''
    if (!isOpen) continue
    const mark = blockMarks.find(({ pattern }) => pattern.test(text))
    const { content = text, number } = mark?.pattern.exec(text)?.groups ?? {}
    if (mark?.kind === 'bullets' || mark?.kind === 'numbers') {
      if (last?.kind === mark.kind) last.items.push(content)
      else if (mark.kind === 'bullets') blocks.push({ kind: mark.kind, items: [content] })
      // Another paragraph may part the items of one list: it goes on with its number.
      else blocks.push({ kind: mark.kind, items: [content], first: Number(number) })
    } else if (!mark && last?.kind === 'paragraph') {
      last.text += `\n${content}`
    } else {
      blocks.push({ kind: mark?.kind ?? 'paragraph', text: content })
    }
  }
  return blocks
}

/** A link's target, if mails may contain it; otherwise it stays text. */
const safeLink = (href: string) =>
  /^(https?:\/\/|mailto:)/i.test(href) && URL.canParse(href) ? href : undefined

const parseInline = inlineParser(['strong', 'emphasis', 'link', 'address'], safeLink)

const tags = { strong: 'strong', emphasis: 'em' } as const

function nodeHtml(node: Inline): string {
  if ('nodes' in node)
    return `<${tags[node.kind]}>${node.nodes.map(nodeHtml).join('')}</${tags[node.kind]}>`
  const text = escapeMultiline(node.text)
  return node.kind === 'link' ? `<a href="${escapeHtml(node.href)}">${text}</a>` : text
}

function nodeText(node: Inline): string {
  if ('nodes' in node) return node.nodes.map(nodeText).join('')
  return node.kind === 'link' && node.href !== node.text ? `${node.text} (${node.href})` : node.text
}

const inlineHtml = (text: string) => parseInline(text).map(nodeHtml).join('')
const inlineText = (text: string) => parseInline(text).map(nodeText).join('')

/** The element of a block, and its look. */
const elements = {
  heading: ['h2', 'margin: 28px 0 0; font-size: 19px; line-height: 27px; font-weight: 650'],
  subheading: ['h3', 'margin: 24px 0 0; font-size: 16px; line-height: 24px; font-weight: 650'],
  paragraph: ['p', 'margin: 16px 0 0; font-size: 16px; line-height: 26px'],
  bullets: ['ul', 'margin: 16px 0 0; padding: 0 0 0 24px; font-size: 16px; line-height: 26px'],
  numbers: ['ol', 'margin: 16px 0 0; padding: 0 0 0 24px; font-size: 16px; line-height: 26px'],
} as const

function blockHtml(block: Block): string {
  const [tag, style] = elements[block.kind]
  const content =
    'items' in block
      ? block.items.map((item) => `<li style="margin: 0 0 6px">${inlineHtml(item)}</li>`).join('')
      : inlineHtml(block.text)
  const start = block.kind === 'numbers' && block.first !== 1 ? ` start="${block.first}"` : ''
  return `<${tag}${start} class="text" style="${style}; color: ${light.foreground}">${content}</${tag}>`
}

function blockText(block: Block): string {
  if ('text' in block) {
    const text = inlineText(block.text)
    return block.kind === 'heading' ? text.toUpperCase() : text
  }
  const mark = (index: number) => (block.kind === 'bullets' ? '-' : `${block.first + index}.`)
  return block.items.map((item, index) => `${mark(index)} ${inlineText(item)}`).join('\n')
}

/** A marked-up text as HTML for a mail: its own tags and safe links only, everything else escaped. */
export const markupHtml = (source: string) => parseBlocks(source).map(blockHtml).join('\n')

/** A marked-up text as plain text: links with their address, no marks. */
export const markupText = (source: string) => parseBlocks(source).map(blockText).join('\n\n')
