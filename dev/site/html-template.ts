/** The pieces that the build cuts out of Vite's index.html and fills in again, page by page. */
export interface Template {
  html: string
  /** Paths of what the app's entry module imports, and of the entry. */
  modules: string[]
}

function cut(
  html: string,
  pattern: RegExp,
  what: string,
): { rest: string; found: RegExpExecArray } {
  const found = pattern.exec(html)
  if (!found) throw new Error(`prerender: no ${what} in the built index.html`)
  return { rest: html.replace(found[0], ''), found }
}

/** Takes script, preloads and title out of the built index.html. */
export function parseTemplate(built: string): Template {
  const script = cut(
    built,
    /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/,
    'entry script',
  )
  const title = cut(script.rest, /\s*<title>[^<]*<\/title>/, 'title')
  const preload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g
  const imports = [...title.rest.matchAll(preload)].map(([, path = '']) => path)
  return {
    html: title.rest.replaceAll(preload, ''),
    modules: [...imports, script.found[1] ?? ''],
  }
}

/** Parts of drawings that hold nothing. */
const emptyShape = /><\/(path|circle|ellipse|line|rect|stop|use)>/g

/** Leaves out of React's HTML what no browser needs. */
export const withoutSurplus = (html: string) =>
  // The router's mark for a mode of it that this site does not use.
  html.replaceAll(' data-discover="true"', '').replace(emptyShape, '/>')

interface Filling {
  head: string
  body: string
  /** Path under which the app may take the body over as it stands; otherwise it hydrates it. */
  adopt?: string
}

/** Puts a page together. Functions as replacements: the texts may hold `$&` and the like. */
export function fillTemplate({ html }: Template, { head, body, adopt }: Filling): string {
  const root = adopt ? `<div id="root" data-adopt="${adopt}">` : '<div id="root">'
  return html
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => `${root}${body}</div>`)
}

interface Start {
  /** The styles that the page is first painted with. */
  css: string
  /** Path of the whole stylesheet: the loader fetches it; where scripts do not run, it comes at once. */
  wholeSheet: string
  loader: string
}

/** Gives a page what it starts with. */
export const addStart = (html: string, { css, wholeSheet, loader }: Start) =>
  html
    .replace(
      '</head>',
      () => `  <style>${css}</style>
    <noscript><link rel="stylesheet" href="${wholeSheet}" /></noscript>
  </head>`,
    )
    .replace('</body>', () => `  <script>${loader}</script>\n  </body>`)
