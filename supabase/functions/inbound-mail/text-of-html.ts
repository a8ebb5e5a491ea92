import { compile } from 'html-to-text'

/** More of a page than this is read by nobody, in characters. */
const longestSource = 500_000

const convert = compile({
  wordwrap: false,
  // Deeper is layout, or an attack on the stack.
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

/** What a mail says whose sender wrote HTML only. Nothing of the result is markup. */
export function textOfHtml(html: string): string {
  try {
    return convert(html.slice(0, longestSource)).trim()
  } catch (error) {
    console.warn('no text in a mail’s HTML:', error instanceof Error ? error.name : error)
    return ''
  }
}
