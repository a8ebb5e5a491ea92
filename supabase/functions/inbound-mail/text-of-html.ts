import { gap, shortenedHtml } from './long-text.ts'
import { logWarning } from '../_shared/log/log.ts'

/** Limits of the converted HTML, in characters and tags: for each open tag the converter moves all others. */
const most = { characters: 600_000, startTags: 15_000, endTags: 5000 } as const

/** How much of a mail's HTML may still be converted; whether something was left out. */
export type ConversionBudget = {
  characters: number
  startTags: number
  endTags: number
  isSpent: boolean
}

export const conversionBudget = (): ConversionBudget => ({ ...most, isSpent: false })

/** The part of an HTML that is converted: if it is too long, or has too many tags, the beginning and the end. */
function convertible(html: string, budget: ConversionBudget): string {
  const short = shortenedHtml(html, budget.characters)
  budget.characters -= short.length
  budget.isSpent ||= short.length < html.length
  let start = -1
  for (; budget.startTags > 0; budget.startTags -= 1) {
    start = short.indexOf('<', start + 1)
    if (start < 0) return short
  }
  let end = short.length
  for (; budget.endTags > 0; budget.endTags -= 1) end = short.lastIndexOf('<', end - 1)
  if (end <= start) return short
  budget.isSpent = true
  return short.slice(0, Math.max(0, start)) + gap + short.slice(end)
}

/** Stands where the converter has left something out. */
const tooDeep = '\uE000'

// Loaded on demand: few mails lack a plain text, and the function starts faster without it.
async function loadConverter() {
  const { compile } = await import('html-to-text')
  return compile({
    wordwrap: false,
    // Deeper nesting could be an attack on the stack.
    limits: { maxInputLength: most.characters, maxDepth: 200, ellipsis: tooDeep },
    selectors: [
      ...['img', 'title'].map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  })
}

let converter: ReturnType<typeof loadConverter> | undefined

/** HTML without its layout: elements that end a line do it, others vanish. */
const flat = (html: string) =>
  html
    .replace(
      /<\/?(?:div|p|table|tr|ul|ol|li|h\d|section|article|center|blockquote)\b[^<>]*>/gi,
      '<br>',
    )
    .replace(/<\/?(?!br\b|style\b|script\b|title\b|head\b|body\b|html\b|img\b)[a-z][^<>]*>/gi, ' ')

/** The plain text of an HTML mail; empty if it cannot be converted. */
export async function textOfHtml(html: string, budget = conversionBudget()): Promise<string> {
  if (!html) return ''
  try {
    const convert = await (converter ??= loadConverter())
    const source = convertible(html, budget)
    const text = convert(source)
    if (!text.includes(tooDeep)) return text.trim()
    return convert(flat(source))
      .replaceAll(tooDeep, '')
      .replace(/\n(?:[^\S\n]*\n)+/g, '\n\n')
      .trim()
  } catch (error) {
    logWarning('no text in a mail’s HTML:', error instanceof Error ? error.name : error)
    return ''
  }
}
