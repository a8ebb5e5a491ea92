/** The pieces that the build cuts out of Vite's index.html and fills in again, page by page. */
export interface Template {
  html: string
  /** Path of the app's entry module. */
  entry: string
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
  return {
    html: title.rest.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, ''),
    entry: script.found[1] ?? '',
  }
}

interface Filling {
  head: string
  body: string
  /** Path under which the app may take the body over as it stands; otherwise it hydrates it. */
  adopt?: string
  loader: string
}

/** Puts a page together. Functions as replacements: the texts may hold `$&` and the like. */
export function fillTemplate({ html }: Template, { head, body, adopt, loader }: Filling): string {
  return html
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () =>
      adopt ? `<div id="root" data-adopt="${adopt}">${body}</div>` : `<div id="root">${body}</div>`,
    )
    .replace('</body>', () => `  <script>${loader}</script>\n  </body>`)
}

/**
 * Gives a page the styles it is first painted with. The loader fetches the whole sheet; where scripts
 * do not run, it comes at once.
 */
export const inlineStyles = (html: string, css: string, wholeSheet: string) =>
  html.replace(
    '</head>',
    () => `  <style>${css}</style>
    <noscript><link rel="stylesheet" href="${wholeSheet}" /></noscript>
  </head>`,
  )
