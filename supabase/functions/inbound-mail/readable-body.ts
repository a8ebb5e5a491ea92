import { escapeHtml } from '../_shared/contracts/escape-html.ts'
import { cleanText } from '../_shared/contracts/text.ts'
import { textOfHtml, type ConversionBudget } from './text-of-html.ts'

/* Which form of a text is read: asked of what a reader would see of each. */

/** A mail's text, in both forms; empty if there is nothing to see in one. */
export type Readable = { text: string; html: string }

/** Letters that look like nothing, besides invisible characters. */
const blank = /[\s\u2800]/g

const isVisible = (text: string) => cleanText(text).replace(blank, '') !== ''

/** How much of a text is looked at before it counts as visible, in characters. */
const seen = 2000

/** Whether there is anything to see in a text. */
function hasText(text: string): boolean {
  for (let start = 0; start < text.length; start += seen)
    if (isVisible(text.slice(start, start + seen))) return true
  return false
}

/** Character references of blanks and invisible characters. */
const blankReference =
  /&(?:nbsp|ensp|emsp|thinsp|hairsp|numsp|puncsp|zwnj|zwj|shy|lrm|rlm|nobreak|zerowidthspace|tab|newline);?|&#(?:0*(?:9|1[03]|32|160|173|847|819[2-9]|820[0-7]|823[2-9]|8287|8288|10240|12288|65279)|x0*(?:[9ad]|20|a0|ad|34f|200[0-9a-f]|202[89a-f]|205f|2060|2800|3000|feff));?/gi

/** Elements whose content is not shown, and their ends. */
const unseen = new Map(
  ['style', 'script', 'title', 'template', 'textarea', 'select', 'noscript'].map((name) => [
    name,
    new RegExp(`</${name}[^>]*`, 'gi'),
  ]),
)

/** Where the element that begins at `start` ends with all that is not shown of it; undefined if it has no end. */
function endOf(html: string, start: number, name: string): number | undefined {
  const isComment = html.startsWith('<!--', start)
  const close = isComment ? html.indexOf('-->', start + 4) + 2 : html.indexOf('>', start)
  if (close < start) return undefined
  const end = unseen.get(name)
  if (!end) return close + 1
  end.lastIndex = close
  return end.test(html) ? end.lastIndex + 1 : undefined
}

/** A bracket that begins nothing is a letter. */
const tagName = /<(?:([a-z]+)|[/!?])/iy

/** A picture of a pixel, which counts readers. */
const pixel = /\b(?:width|height)\s*[=:][\s"']*[01](?:px)?\b/i

/** Whether there is anything to see in an HTML: a letter, or a picture. */
export function hasContent(html: string): boolean {
  for (let at = 0; at < html.length;) {
    const start = html.indexOf('<', at)
    const words = html.slice(at, start < 0 ? html.length : start)
    if (words && hasText(words.replace(blankReference, ' '))) return true
    if (start < 0) return false
    tagName.lastIndex = start
    const tag = tagName.exec(html)
    if (!tag) return true
    const name = tag[1]?.toLowerCase() ?? ''
    const end = endOf(html, start, name)
    if (end === undefined) return false
    if (name === 'img' && !pixel.test(html.slice(start, end))) return true
    at = end
  }
  return false
}

/** A text that stands for another is short. In characters. */
const longestStub = 600

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu))

/** How many of the words occur in a text. */
const shareOf = (words: ReadonlySet<string>, text: string) =>
  [...words].filter((word) => text.includes(word)).length / words.size

/** Says that the other form is meant to be read. */
const pointsElsewhere =
  /\bhtml\b|браузер|browser|navigat|tarayıcı|rich[- ]text|web ?версия|веб-верси|онлайн-верси|online version/i

/** So many words of its own make the other form the message. */
const muchMore = (own: number, others: number) => others >= 8 && others >= 3 * own

/**
 * A text beside HTML is another form of it. If its words are others, it may be a stub such as «включите HTML», and the
 * HTML's own text is what was written.
 */
async function withoutStub(text: string, html: string, budget: ConversionBudget): Promise<string> {
  if (text.length > longestStub) return text
  const words = wordsOf(text)
  const isStub = words.size === 0 || pointsElsewhere.test(text)
  if (words.size > 0 && shareOf(words, html.toLowerCase()) > 0.5) return text
  const { isSpent } = budget
  const written = await textOfHtml(html, budget)
  const others = wordsOf(written)
  const isOther = words.size === 0 || shareOf(words, [...others].join(' ')) <= 0.5
  if (isOther && isStub && others.size > 0) return written
  if (isOther && muchMore(words.size, others.size)) return `${written}\n\n${text}`
  // Nothing that is read was left out.
  budget.isSpent = isSpent
  return text
}

/** Both forms of a text, as a reader would see them: each from the other where there is nothing to see in it. */
export async function readable(body: Readable, budget: ConversionBudget): Promise<Readable> {
  const html = hasContent(body.html) ? body.html : ''
  if (!hasText(body.text)) return { text: await textOfHtml(html, budget), html }
  return { text: html ? await withoutStub(body.text, html, budget) : body.text, html }
}

/** Several texts as one. Beside HTML, a text without is shown as it is. */
export function inOrder(bodies: readonly Readable[]): Readable {
  const hasHtml = bodies.some(({ html }) => html)
  const asHtml = ({ text, html }: Readable) =>
    html || (text && `<p>${escapeHtml(text.trim()).replaceAll('\n', '<br>\n')}</p>`)
  return {
    text: bodies.flatMap(({ text }) => text || []).join('\n'),
    html: hasHtml ? bodies.flatMap((body) => asHtml(body) || []).join('\n') : '',
  }
}
