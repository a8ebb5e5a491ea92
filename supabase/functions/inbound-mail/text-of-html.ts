/** More of a page than this is read by nobody, in characters. */
const longestSource = 500_000

// Few mails have no text of their own: the functions start sooner without it.
async function loadConverter() {
  const { compile } = await import('html-to-text')
  return compile({
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
}

let converter: ReturnType<typeof loadConverter> | undefined

/** What a mail says whose sender wrote HTML only. Nothing of the result is markup. */
export async function textOfHtml(html: string): Promise<string> {
  if (!html) return ''
  try {
    const convert = await (converter ??= loadConverter())
    return convert(html.slice(0, longestSource)).trim()
  } catch (error) {
    console.warn('no text in a mail’s HTML:', error instanceof Error ? error.name : error)
    return ''
  }
}
