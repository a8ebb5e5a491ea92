import { shortenedHtml } from './long-text.ts'

/** Longest HTML that is converted, in characters. */
const longestSource = 600_000

/** Most tags that are converted: for each that stands open the converter moves all the others. */
const mostTags = 20_000

/** The beginning of HTML of very many tags; other HTML as it is. */
function withFewTags(html: string): string {
  let at = -1
  for (let tags = 0; tags <= mostTags; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at < 0) return html
  }
  return html.slice(0, at)
}

// Loaded on demand: few mails lack a plain text, and the function starts faster without it.
async function loadConverter() {
  const { compile } = await import('html-to-text')
  return compile({
    wordwrap: false,
    // Deeper nesting is layout, or an attack on the stack.
    limits: { maxInputLength: longestSource, maxDepth: 200, ellipsis: '' },
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

/** The plain text of an HTML mail; empty when it cannot be converted. */
export async function textOfHtml(html: string): Promise<string> {
  if (!html) return ''
  try {
    const convert = await (converter ??= loadConverter())
    return convert(withFewTags(shortenedHtml(html, longestSource))).trim()
  } catch (error) {
    console.warn('no text in a mail’s HTML:', error instanceof Error ? error.name : error)
    return ''
  }
}
