import { readFileSync } from 'node:fs'

/* The built pages, read without a browser. */

/** The file of `dist` that a host serves under a path. */
export const fileOf = (path: string) => `dist/${path === '/' ? 'index' : path.slice(1)}.html`

/** The document of a path. */
export const readPage = (path: string): Document =>
  new DOMParser().parseFromString(readFileSync(fileOf(path), 'utf8'), 'text/html')

/** Text as a reader sees it: without the non-breaking spaces and joiners of typography. */
export const plain = (text: string | null | undefined) =>
  (text ?? '')
    .replace(/[\u2060\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Plain texts of all elements that match. */
export const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => plain(textContent))

/** The targets of the links within. */
export const targets = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

/** Content of a meta tag, by its name or property. */
export const meta = (page: Document, name: string) =>
  plain(
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
  )

/** The schema.org objects of a page. */
export const structuredData = (page: Document): unknown[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }): unknown =>
    JSON.parse(textContent),
  )
