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

/** Properties that hold elements wherever a component has them. */
const slots = new Set(['children', 'tools'])

/** @param {Node} node @param {string} name */
const isNamed = (node, name) => node.type === 'Identifier' && node.name === name

/**
 * @param {Node} node
 * @param {ReadonlySet<string>} elements names that hold elements
 * @returns {Kind}
 */
function kindOf(node, elements) {
  if (isNothing(node)) return 'nothing'
  switch (node.type) {
    case 'JSXEmptyExpression':
      return 'nothing'
    case 'JSXElement':
      return 'element'
    case 'JSXFragment':
      return optional(...node.children.map((child) => childKind(child, elements)))
    case 'LogicalExpression':
      if (node.operator === '&&') return optional(kindOf(node.right, elements))
      return kindOf(node.left, elements) === 'text' && kindOf(node.right, elements) === 'text'
        ? 'text'
        : optional(kindOf(node.left, elements), kindOf(node.right, elements))
    case 'ConditionalExpression': {
      const kinds = [kindOf(node.consequent, elements), kindOf(node.alternate, elements)]
      return kinds.every((kind) => kind === 'text') ? 'text' : optional(...kinds)
    }
    case 'CallExpression':
      if (isNamed(node.callee, 'children') || isNamed(node.callee, 'createPortal')) return 'element'
      return node.callee.type === 'MemberExpression' && isNamed(node.callee.property, 'map')
        ? 'optional'
        : 'text'
    case 'Identifier':
      // Any other name may hold a text; its file alone does not tell.
      return slots.has(node.name) || elements.has(node.name) ? 'element' : 'text'
    default:
      return 'text'
  }
}

/** @param {Node} child @param {ReadonlySet<string>} elements @returns {Kind} */
function childKind(child, elements) {
  if (child.type === 'JSXText') {
    return child.value.trim() === '' && child.value.includes('\n') ? 'nothing' : 'text'
  }
  return child.type === 'JSXExpressionContainer'
    ? kindOf(child.expression, elements)
    : kindOf(child, elements)
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
    const elements = new Set()
    /** @param {import('@typescript-eslint/utils').TSESTree.JSXElement | import('@typescript-eslint/utils').TSESTree.JSXFragment} parent */
    const check = (parent) => {
      const children = parent.children
        .map((node) => ({ node, kind: childKind(node, elements) }))
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
