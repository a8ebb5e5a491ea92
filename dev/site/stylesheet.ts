import postcss, { type Declaration, type Root } from 'postcss'
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

/** States and parts of a control that no first paint shows. */
const laterSelectors =
  /:(hover|active|disabled)|::(selection|backdrop|file-selector-button|-webkit-(datetime|date-and|search|calendar|inner-spin|outer-spin))/

/** Parts of fields, for the pages that have any. */
const fieldParts = /::(placeholder|-webkit-)/
const field = /<(input|textarea|select)\b/

/** Leaves out what PurgeCSS does not look at. */
function withoutLaterRules(css: string, html: string): string {
  const root = postcss.parse(css)
  const hasFields = field.test(html)
  root.walkComments((comment) => {
    comment.remove()
  })
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
  // Every browser that runs Tailwind 4 mixes colours (https://tailwindcss.com/docs/compatibility).
  root.walkAtRules('supports', (rule) => {
    if (rule.params.startsWith('(color:color-mix') && rule.nodes) rule.replaceWith(rule.nodes)
  })
  root.walkRules((rule) => {
    // What a rule is not about does not count.
    const isLater = (selector: string) =>
      laterSelectors.test(selector.replace(/:not\([^)]*\)/g, ''))
    const [...selectors] = rule.selectors.filter(
      (selector) => !isLater(selector) && (hasFields || !fieldParts.test(selector)),
    )
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  root.walkDecls((declaration) => {
    const next = declaration.next()
    if (next?.type !== 'decl' || next.prop !== declaration.prop) return
    if (next.value === declaration.value) declaration.remove()
  })
  writeOutConstants(root, html)
  return root.toString()
}

/** Tailwind's theme holds for the whole site: its values are shorter than the names they go by. */
function writeOutConstants(root: Root, html: string): void {
  const constants = new Map<string, Declaration>()
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'theme') return
    layer.walkDecls(/^--/, (declaration) => {
      constants.set(declaration.prop, declaration)
    })
  })
  const spacing = Number.parseFloat(constants.get('--spacing')?.value ?? '')
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, steps: string) => {
        return `${String(Number(steps) * spacing).replace(/^(-?)0\./, '$1.')}rem`
      })
      .replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name)?.value ?? use)
  })
  const left = root.toString() + html
  for (const [name, declaration] of constants) {
    if (!left.includes(`var(${name}`)) declaration.remove()
  }
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
      return withoutLaterRules(used.css, html)
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
