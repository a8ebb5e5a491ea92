/**
 * What mail clients show, as longhands: https://developers.google.com/workspace/gmail/design/css, without what a mail
 * can stop a browser with (columns, blending) and what moves a part of it over another (positions, opacity).
 */
const properties = new Set(
  [
    'background-color background-image background-position-x background-position-y background-repeat background-size',
    'border-collapse border-spacing border-image-source',
    ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
      ...['width', 'style', 'color'].map((part) => `border-${side}-${part}`),
      `margin-${side} padding-${side}`,
    ]),
    ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map(
      (corner) => `border-${corner}-radius`,
    ),
    'box-sizing caption-side clear color direction display empty-cells float',
    'font-family font-size font-style font-variant-caps font-weight',
    'height letter-spacing line-height list-style-position list-style-type',
    'max-height max-width min-height min-width overflow-wrap overflow-x overflow-y',
    'table-layout text-align text-decoration-color text-decoration-line text-indent text-overflow text-transform',
    'vertical-align visibility white-space white-space-collapse text-wrap-mode width word-break word-spacing',
  ].flatMap((names) => names.split(' ')),
)

/** Allowed keywords of properties whose other values are expensive or deceptive. */
const keywords: Readonly<Record<string, RegExp>> = {
  display: /^(?:none|block|inline|inline-block|list-item|table(?:-[a-z-]+)?)$/,
  'list-style-type': /^[a-z-]+$/,
  'overflow-x': /^(?:visible|hidden)$/,
  'overflow-y': /^(?:visible|hidden)$/,
  'text-overflow': /^(?:clip|ellipsis)$/,
}

/** The greatest number of each unit. Not of the viewport's height, which is the mail's own. */
const greatest: Readonly<Record<string, number>> = {
  '': 1000,
  '%': 1000,
  ...Object.fromEntries(['px', 'pt'].map((unit) => [unit, 5000])),
  ...Object.fromEntries(
    ['em', 'rem', 'ex', 'ch', 'pc', 'cm', 'mm', 'in', 'vw'].map((unit) => [unit, 100]),
  ),
}
const leastNumber = -100

/** No picture that is a document of its own, as SVG is. */
export const pictureData = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i

const isPicture = (value: string) => {
  const [, address = ''] = /^url\("([^"\\]*)"\)$/.exec(value) ?? []
  return /^https?:\/\//i.test(address) || pictureData.test(address)
}

function isPlain(name: string, value: string): boolean {
  if (name === 'background-image') return value === 'none' || isPicture(value)
  if (value.length > 200) return false
  if (name === 'font-family') return /^[\p{L}\p{N}\s"',._-]+$/u.test(value)
  if (keywords[name]?.test(value) === false) return false
  const rest = value.replace(/\b(?:rgb|hsl)a?\([\d\s.,%/-]*\)/g, '')
  if (!/^[a-z\d\s.,%#/-]*$/i.test(rest)) return false
  const least = name.startsWith('margin-') ? 0 : leastNumber
  return [...rest.matchAll(/(?<![#\w])(-?[\d.]+)([a-z%]*)/gi)].every(([, number, unit = '']) => {
    const amount = Number(number)
    return amount >= least && amount <= (greatest[unit.toLowerCase()] ?? -Infinity)
  })
}

/**
 * The declarations of a mail that are shown. The browser has split shorthands into their parts.
 * @param isOfWhole whether they are of the whole mail, which must not hide itself from its reader
 */
export function allowedDeclarations(style: CSSStyleDeclaration, isOfWhole = false): string {
  return Array.from(style)
    .filter((name) => !isOfWhole || name !== 'display')
    .filter((name) => properties.has(name) && isPlain(name, style.getPropertyValue(name)))
    .map((name) => {
      const important = style.getPropertyPriority(name) && ' !important'
      return `${name}:${style.getPropertyValue(name)}${important}`
    })
    .join(';')
}

const longestSelector = 6
const compound =
  /^(?:\*|[a-z][a-z\d]*)?(?:[.#][\w-]+)*(?::(?:link|visited|hover|active|first-child|last-child))?$/i

const isPlainSelector = (selector: string) => {
  const compounds = selector.replace(/[>+]/g, ' ').split(/\s+/)
  return (
    compounds.length <= longestSelector && compounds.every((part) => part && compound.test(part))
  )
}

/** Only these: a comma within brackets separates no selectors. */
const plainSelectors = (list: string) =>
  /[([\\]/.test(list)
    ? []
    : list
        .split(',')
        .map((selector) => selector.trim())
        .filter(isPlainSelector)

const namesWhole = (selector: string) =>
  /(?:^|[\s>+])(?:html|body)(?![\w-])[^\s>+]*$/i.test(selector)

/** The rules of a mail's style sheet that are shown, and how many selectors they have. */
export function allowedRules(rules: CSSRuleList) {
  let selectors = 0
  const styleRule = (rule: CSSRule) => {
    if (!(rule instanceof CSSStyleRule)) return ''
    const plain = plainSelectors(rule.selectorText)
    return [true, false]
      .map((isWhole) => {
        const list = plain.filter((selector) => namesWhole(selector) === isWhole)
        const declarations = allowedDeclarations(rule.style, isWhole)
        if (list.length === 0 || !declarations) return ''
        selectors += list.length
        return `${list.join()}{${declarations}}`
      })
      .join('')
  }
  const css = Array.from(rules, (rule) => {
    if (!(rule instanceof CSSMediaRule)) return styleRule(rule)
    const { mediaText } = rule.media
    if (!/^[\w\s():,.-]{1,200}$/.test(mediaText)) return ''
    const inner = Array.from(rule.cssRules, styleRule).join('')
    return inner && `@media ${mediaText}{${inner}}`
  }).join('')
  return { css, selectors }
}
