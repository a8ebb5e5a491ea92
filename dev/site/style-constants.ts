import type { Root } from 'postcss'

interface Constant {
  value: string | undefined
  /** Takes its declaration out of the page. */
  remove: () => void
}

/** Variables that mean the same everywhere on a page, and their values. */
function constantsOf(root: Root, html: string): Map<string, Constant> {
  const constants = new Map<string, Constant>()
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'theme') return
    layer.walkDecls(/^--/, (declaration) => {
      constants.set(declaration.prop, declaration)
    })
  })
  const set = new Set<string>()
  root.walkDecls(/^--/, ({ prop }) => {
    set.add(prop)
  })
  // What Tailwind registers for utilities that the page does not use stays as it begins.
  root.walkAtRules('property', (rule) => {
    if (set.has(rule.params) || html.includes(rule.params)) return
    let value: string | undefined
    rule.walkDecls('initial-value', (declaration) => {
      value = declaration.value
    })
    constants.set(rule.params, { value, remove: () => rule.remove() })
  })
  return constants
}

/** `var(--name)` or `var(--name,what else)`, in which parentheses may stand two deep. */
const use = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g

/** Writes values in the place of the names they go by, where they are the same on the whole page. */
export function writeOutConstants(root: Root, html: string): void {
  const constants = constantsOf(root, html)
  const spacing = Number.parseFloat(constants.get('--spacing')?.value ?? '')
  const writeOut = (text: string): string =>
    text.replace(use, (whole, name: string, otherwise: string | undefined) => {
      const constant = constants.get(name)
      if (constant) return constant.value ?? otherwise ?? whole
      return otherwise === undefined ? whole : `var(${name},${writeOut(otherwise)})`
    })
  root.walkDecls((declaration) => {
    declaration.value = writeOut(
      declaration.value.replace(
        /calc\(var\(--spacing\) \* (-?[\d.]+)\)/g,
        (_, steps: string) => `${String(Number(steps) * spacing).replace(/^(-?)0\./, '$1.')}rem`,
      ),
    )
  })
  const left = root.toString() + html
  for (const [name, constant] of constants) {
    if (!left.includes(`var(${name}`)) constant.remove()
  }
}
