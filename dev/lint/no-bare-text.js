/**
 * Forbids a bare text that React may remove, or insert a node before. A browser's translator replaces text nodes by
 * its own elements; React then fails on the missing node and discards the page
 * (https://github.com/facebook/react/issues/11538). A text in its own element is safe.
 */

/** @typedef {import('@typescript-eslint/utils').TSESTree.Node} Node */

/**
 * What a child may become: `text` and `element` stay, `optional` comes and goes as an element, `optionalText` as a text.
 * @typedef {'text' | 'element' | 'optional' | 'optionalText' | 'nothing'} Kind
 */

/** @param {Node} node @returns {boolean} */
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined')

/** @param {Kind[]} kinds @returns {Kind} */
function optional(...kinds) {
  if (kinds.every((kind) => kind === 'nothing')) return 'nothing'
  return kinds.some((kind) => kind === 'text' || kind === 'optionalText')
    ? 'optionalText'
    : 'optional'
}

/** @param {Kind[]} kinds @returns {Kind} */
const either = (...kinds) => (kinds.every((kind) => kind === 'text') ? 'text' : optional(...kinds))

/** Properties that hold elements wherever a component has them. */
const slots = ['children', 'tools']

/** @param {Node} node @param {string} name */
const isNamed = (node, name) => node.type === 'Identifier' && node.name === name

/**
 * @param {Node} node
 * @param {ReadonlySet<string>} elements names that hold elements
 * @returns {Kind}
 */
function kindOf(node, elements) {
  if (isNothing(node)) return 'nothing'
  /** @param {Node} part */
  const of = (part) => kindOf(part, elements)
  switch (node.type) {
    case 'JSXEmptyExpression':
      return 'nothing'
    case 'JSXText':
      return node.value.trim() === '' && node.value.includes('\n') ? 'nothing' : 'text'
    case 'JSXExpressionContainer':
      return of(node.expression)
    case 'JSXElement':
      return 'element'
    case 'JSXFragment':
      return optional(...node.children.map(of))
    case 'LogicalExpression':
      return node.operator === '&&'
        ? optional(of(node.right))
        : either(of(node.left), of(node.right))
    case 'ConditionalExpression':
      return either(of(node.consequent), of(node.alternate))
    case 'CallExpression':
      if (isNamed(node.callee, 'children') || isNamed(node.callee, 'createPortal')) return 'element'
      return node.callee.type === 'MemberExpression' && isNamed(node.callee.property, 'map')
        ? 'optional'
        : 'text'
    case 'Identifier':
      // Any other name may hold a text; the file does not tell.
      return elements.has(node.name) ? 'element' : 'text'
    default:
      return 'text'
  }
}

/** @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'bare'>} */
export const noBareText = {
  meta: {
    type: 'problem',
    messages: {
      bare: 'Put this text into an element of its own: a translated page breaks where React removes it or inserts before it.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    /** @type {Set<string>} */
    const elements = new Set(slots)
    /** @param {import('@typescript-eslint/utils').TSESTree.JSXElement | import('@typescript-eslint/utils').TSESTree.JSXFragment} parent */
    const check = (parent) => {
      const children = parent.children
        .map((node) => ({ node, kind: kindOf(node, elements) }))
        .filter(({ kind }) => kind !== 'nothing')
      if (children.length < 2) return
      let afterOptional = false
      for (const { node, kind } of children) {
        if (kind === 'optionalText' || (kind === 'text' && afterOptional)) {
          context.report({ node, messageId: 'bare' })
        }
        if (kind === 'optional' || kind === 'optionalText') afterOptional = true
        else if (kind === 'element') afterOptional = false
      }
    }
    return {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init && kindOf(init, elements) === 'element')
          elements.add(id.name)
      },
      JSXElement: check,
      JSXFragment: check,
    }
  },
}
