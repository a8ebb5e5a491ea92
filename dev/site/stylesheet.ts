import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import type { Plugin } from 'vite'

/** The app's stylesheet: the loader fetches it whole, and every page carries what it needs of it. */
export interface Stylesheet {
  plugin: Plugin
  /** What the page's own HTML needs for its first paint. */
  usedBy: (html: string) => Promise<string>
  /** Path under which the whole sheet is served. */
  path: () => string
}

/** Every word inside a tag: classes, element names, attributes and their values. */
const wordsOfTags = (html: string) =>
  (html.match(/<[a-z][^>]*>/g) ?? []).flatMap((tag) =>
    // Of Tailwind's signs, these are what React escapes in an attribute.
    (tag.match(/[^\s"'<>=]+/g) ?? []).map((word) =>
      word.replaceAll('&amp;', '&').replaceAll('&gt;', '>'),
    ),
  )

const variablesOf = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** Tailwind's classes for what nobody sees at the first paint. */
const laterClasses =
  /(^|:)(hover|active|disabled|aria-busy|open|backdrop|print):|^(transition|duration|ease)-/

/** Leaves out what PurgeCSS does not look at. */
function withoutLaterRules(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  // Tailwind's stand-in for browsers that do not know @property. The layer's place has to stay.
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.replaceWith({ name: 'layer', params: rule.params })
  })
  root.walkAtRules('property', (rule) => {
    if (!css.includes(`var(${rule.params}`)) rule.remove()
  })
  return root.toString()
}

/**
 * Cuts the entry's stylesheet loose from the entry: the loader brings it, so neither index.html nor
 * a chunk may link it. It has to be forgotten as a dependency too, or Vite fetches it again before
 * the first lazy chunk.
 */
export function stylesheet(): Stylesheet {
  let css = ''
  let file = ''
  return {
    path: () => `/${file}`,
    async usedBy(html) {
      const [used] = await new PurgeCSS().purge({
        content: [{ raw: html, extension: 'html' }],
        css: [{ raw: css }],
        defaultExtractor: wordsOfTags,
        keyframes: true,
        variables: true,
        blocklist: [laterClasses],
        // Drawings name theirs in attributes.
        safelist: { variables: variablesOf(html) },
      })
      if (!used) throw new Error('PurgeCSS returned no stylesheet')
      return withoutLaterRules(used.css)
    },
    plugin: {
      name: 'kerege-stylesheet',
      enforce: 'pre',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
          const entry = chunks.find((chunk) => chunk.isEntry)
          const [name, ...others] = entry?.viteMetadata?.importedCss ?? []
          const asset = name === undefined ? undefined : bundle[name]
          if (!name || others.length > 0 || asset?.type !== 'asset') {
            this.error('the entry has to have one stylesheet')
          }
          file = name
          css = String(asset.source)
          for (const chunk of chunks) chunk.viteMetadata?.importedCss.delete(name)
        },
      },
    },
  }
}
