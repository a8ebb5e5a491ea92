import postcss, { type Container, type Root } from 'postcss'
import { PurgeCSS } from 'purgecss'
import { writeOutConstants } from './style-constants.ts'

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
  /(^|:)(hover|active|disabled|aria-busy|open|data-scrolled|backdrop|print):|^(transition|duration|ease)-/

/** States and parts of a control that no first paint shows. */
const laterSelectors =
  /:(hover|active|disabled)|::(selection|backdrop|file-selector-button|-webkit-(datetime|date-and|search|calendar|inner-spin|outer-spin))/

/** Parts of fields, for the pages that have any. */
const fieldParts = /::(placeholder|-webkit-)/
const field = /<(input|textarea|select)\b/

/** What the page's own HTML needs of the whole stylesheet for its first paint. */
export async function pageStyles(wholeSheet: string, html: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: wholeSheet }],
    defaultExtractor: wordsOfTags,
    keyframes: true,
    variables: true,
    blocklist: [laterClasses],
    // Drawings name theirs in attributes.
    safelist: { variables: variablesOf(html) },
  })
  if (!used) throw new Error('PurgeCSS returned no stylesheet')
  const root = postcss.parse(used.css)
  removeLaterRules(root, html)
  joinFallbacks(root)
  writeOutConstants(root, html)
  removeEmpty(root)
  return root.toString()
}

/**
 * The stylesheet without the fonts, which every page names among its own styles: named anew, they would
 * have all of it laid out anew.
 */
export const withoutFonts = (css: string) => css.replace(/@font-face\s*\{[^}]*\}/g, '')

/** Leaves out what PurgeCSS does not look at. */
function removeLaterRules(root: Root, html: string): void {
  const hasFields = field.test(html)
  root.walkComments((comment) => {
    comment.remove()
  })
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  // Tailwind's stand-in for browsers that do not know @property.
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.removeAll()
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
  const animations = new Set<string>()
  root.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]/)) animations.add(word)
  })
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.has(rule.params)) rule.remove()
  })
}

/** What the rule after it says again, for the same elements, is for browsers that do not run the site. */
function joinFallbacks(root: Root): void {
  root.walkRules((rule) => {
    const next = rule.next()
    if (next?.type !== 'rule' || next.selector !== rule.selector) return
    const said = new Set(next.nodes.map((node) => (node.type === 'decl' ? node.prop : '')))
    next.prepend(rule.nodes.filter((node) => node.type !== 'decl' || !said.has(node.prop)))
    rule.remove()
  })
  root.walkDecls((declaration) => {
    const next = declaration.next()
    if (next?.type !== 'decl' || next.prop !== declaration.prop) return
    if (next.value === declaration.value) declaration.remove()
  })
}

/** A layer without rules keeps its place among the layers. */
function removeEmpty(container: Container): void {
  for (const node of container.nodes ? [...container.nodes] : []) {
    if (!('nodes' in node) || !node.nodes) continue
    removeEmpty(node)
    if (node.nodes.length > 0) continue
    if (node.type === 'atrule' && node.name === 'layer') {
      node.replaceWith({ name: 'layer', params: node.params })
    } else node.remove()
  }
}
