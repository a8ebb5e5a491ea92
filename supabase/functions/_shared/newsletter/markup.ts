import { escapeHtml } from '../contracts/escape-html.ts'
import { escapeMultiline } from '../mail/html.ts'
import { light } from '../../../../src/content/colours.ts'

/*
 * The marks that an issue's text may have: «# » and «## » for headings, «- » and «1. » for lists, an empty
 * line between paragraphs, **bold**, *italic*, [link](https://…) and bare addresses. Anything else is text.
 */

type Block =
  | { kind: 'heading' | 'subheading' | 'paragraph'; text: string }
  | { kind: 'bullets' | 'numbers'; items: string[] }

const blockMarks = [
  { kind: 'subheading', pattern: /^##\s+(.+)$/ },
  { kind: 'heading', pattern: /^#\s+(.+)$/ },
  { kind: 'bullets', pattern: /^[-•]\s+(.+)$/ },
  { kind: 'numbers', pattern: /^\d{1,3}[.)]\s+(.+)$/ },
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
    const content = mark?.pattern.exec(text)?.[1] ?? text
    if (mark?.kind === 'bullets' || mark?.kind === 'numbers') {
      if (last?.kind === mark.kind) last.items.push(content)
      else blocks.push({ kind: mark.kind, items: [content] })
    } else if (!mark && last?.kind === 'paragraph') {
      last.text += `\n${content}`
    } else {
      blocks.push({ kind: mark?.kind ?? 'paragraph', text: content })
    }
  }
  return blocks
}

type Span =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; spans: Span[] }
  | { kind: 'link'; href: string; spans: Span[] }

const spanPattern =
  /\*\*(?<bold>\S(?:.{0,1000}?\S)?)\*\*|(?<!\*)\*(?<italic>[^\s*](?:[^*]*[^\s*])?)\*(?!\*)|\[(?<label>[^[\]\n]{1,300})\]\((?<href>[^\s()]{1,2000})\)|(?<bare>https?:\/\/[^\s<>()«»"']*[^\s<>()«»"'.,;:!?*])/gs

/** An address that a mail may lead to; any other stays text. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:)/i.test(href) && URL.canParse(href)

function parseSpans(text: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of text.matchAll(spanPattern)) {
    const { bold, italic, label, href = '', bare } = match.groups ?? {}
    if (label && !isSafe(href)) continue
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) })
    end = match.index + match[0].length
    if (bold) spans.push({ kind: 'bold', spans: parseSpans(bold) })
    else if (italic) spans.push({ kind: 'italic', spans: parseSpans(italic) })
    else if (label) spans.push({ kind: 'link', href, spans: [{ kind: 'text', text: label }] })
    else if (bare) spans.push({ kind: 'link', href: bare, spans: [{ kind: 'text', text: bare }] })
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) })
  return spans
}

function spanHtml(span: Span): string {
  switch (span.kind) {
    case 'text':
      return escapeMultiline(span.text)
    case 'bold':
      return `<strong>${span.spans.map(spanHtml).join('')}</strong>`
    case 'italic':
      return `<em>${span.spans.map(spanHtml).join('')}</em>`
    case 'link':
      return `<a href="${escapeHtml(span.href)}">${span.spans.map(spanHtml).join('')}</a>`
  }
}

function spanText(span: Span): string {
  if (span.kind === 'text') return span.text
  const text = span.spans.map(spanText).join('')
  return span.kind === 'link' && span.href !== text ? `${text} (${span.href})` : text
}

const inlineHtml = (text: string) => parseSpans(text).map(spanHtml).join('')
const inlineText = (text: string) => parseSpans(text).map(spanText).join('')

const color = `color: ${light.foreground}`
const list = (tag: 'ul' | 'ol', items: string[]) =>
  `<${tag} class="text" style="margin: 16px 0 0; padding: 0 0 0 24px; font-size: 16px; line-height: 26px; ${color}">${items
    .map((item) => `<li style="margin: 0 0 6px">${inlineHtml(item)}</li>`)
    .join('')}</${tag}>`

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 class="text" style="margin: 28px 0 0; font-size: 19px; line-height: 27px; font-weight: 650; ${color}">${inlineHtml(block.text)}</h2>`
    case 'subheading':
      return `<h3 class="text" style="margin: 24px 0 0; font-size: 16px; line-height: 24px; font-weight: 650; ${color}">${inlineHtml(block.text)}</h3>`
    case 'paragraph':
      return `<p class="text" style="margin: 16px 0 0; font-size: 16px; line-height: 26px; ${color}">${inlineHtml(block.text)}</p>`
    case 'bullets':
      return list('ul', block.items)
    case 'numbers':
      return list('ol', block.items)
  }
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return inlineText(block.text).toUpperCase()
    case 'subheading':
    case 'paragraph':
      return inlineText(block.text)
    case 'bullets':
      return block.items.map((item) => `- ${inlineText(item)}`).join('\n')
    case 'numbers':
      return block.items.map((item, index) => `${index + 1}. ${inlineText(item)}`).join('\n')
  }
}

/** A marked-up text as HTML for a mail: its own tags and safe links only, everything else escaped. */
export const markupHtml = (source: string) => parseBlocks(source).map(blockHtml).join('\n')

/** A marked-up text as plain text: links with their address, nothing of the marks. */
export const markupText = (source: string) => parseBlocks(source).map(blockText).join('\n\n')
