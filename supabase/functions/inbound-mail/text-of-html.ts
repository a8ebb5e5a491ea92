import { gap, shortenedHtml } from './long-text.ts'

/** Maximum length of HTML that is converted, in characters. */
const longestSource = 600_000

/** Maximum number of tags that are converted: for each open tag the converter moves all others. */
const mostTags = { start: 15_000, end: 5000 } as const

/** The part of an HTML that is converted: if it is too long, or has too many tags, the beginning and the end. */
export function convertibleHtml(html: string): string {
  const short = shortenedHtml(html, longestSource)
  let start = -1
  for (let tags = 0; tags <= mostTags.start; tags += 1) {
    start = short.indexOf('<', start + 1)
    if (start < 0) return short
  }
  let end = short.length
  for (let tags = 0; tags < mostTags.end; tags += 1) end = short.lastIndexOf('<', end - 1)
  return end > start ? short.slice(0, start) + gap + short.slice(end) : short
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

/** The plain text of an HTML mail; empty if it cannot be converted. */
export async function textOfHtml(html: string): Promise<string> {
  if (!html) return ''
  try {
    const convert = await (converter ??= loadConverter())
    return convert(convertibleHtml(html)).trim()
  } catch (error) {
    console.warn('no text in a mail’s HTML:', error instanceof Error ? error.name : error)
    return ''
  }
}
