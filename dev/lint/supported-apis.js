import { apis } from '../../build/supported-browsers.js'

/**
 * Forbids APIs that a supported browser lacks (`browserslist` of package.json), unless the code around looks whether
 * they are there. Without types: globals and their members (`URL.parse`), members of the objects below, and
 * methods of elements whose name no older API has (`hidePopover`); what is newer in JavaScript itself, TypeScript
 * refuses (`lib`). tests/e2e/site/oldest-browsers.spec.ts runs without the others, too.
 */

/** @typedef {import('@typescript-eslint/utils').TSESTree.Node} Node */

/** The globals that are instances. @type {Readonly<Record<string, string>>} */
const interfaces = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
}

/** Elements' methods whose name no older API has. @type {Map<string, readonly string[]>} */
const methods = new Map()
for (const [path, browsers] of apis) {
  const [, name] = /\.prototype\.(\w+)$/.exec(path) ?? []
  const isElement = /^\w*Element\./.test(path)
  if (!name || (!isElement && browsers.length > 0)) continue
  const isOlder = browsers.length === 0 || methods.get(name)?.length === 0
  methods.set(name, isOlder ? [] : browsers)
}

/**
 * Whether the function around, or the module, asks for it: `'share' in navigator`, `!window.CloseWatcher`.
 * @param {string} text
 * @param {string} name
 */
const isLookedFor = (text, name) =>
  text.includes(`'${name}' in `) || new RegExp(`(?:typeof |!)[\\w.]*\\b${name}\\b`).test(text)

/** @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'lacking'>} */
export const supportedApis = {
  meta: {
    type: 'problem',
    messages: {
      lacking:
        'The oldest supported {{browsers}} has no {{path}}: write it in plain code, or look whether it is there.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const { sourceCode } = context
    /** What a name stands for; nothing for a global. @param {import('@typescript-eslint/utils').TSESTree.Identifier} node */
    const definitionsOf = (node) =>
      sourceCode.getScope(node).references.find(({ identifier }) => identifier === node)?.resolved
        ?.defs ?? []
    /**
     * @param {Node} node
     * @param {string} name
     * @param {string} path
     * @param {readonly string[] | undefined} browsers
     */
    const report = (node, name, path, browsers = apis.get(path)) => {
      if (!browsers?.length) return
      /** @type {Node | undefined} */
      let around = node
      while (around && !around.type.includes('Function')) around = around.parent
      if (isLookedFor(sourceCode.getText(around), name)) return
      const data = { browsers: browsers.join(', '), path }
      context.report({ node, messageId: 'lacking', data })
    }
    return {
      /** @param {import('@typescript-eslint/utils').TSESTree.Program} program */
      'Program:exit'(program) {
        for (const { identifier, isTypeReference } of sourceCode.getScope(program).through) {
          const { name } = identifier
          if (!isTypeReference) report(identifier, name, name)
        }
      },
      MemberExpression(node) {
        const { object, property, parent } = node
        // `window.trustedTypes?.emptyHTML`
        const isTried = parent.type === 'MemberExpression' && parent.optional
        if (node.computed || node.optional || isTried || property.type !== 'Identifier') return
        const { name } = property
        const definitions = object.type === 'Identifier' ? definitionsOf(object) : undefined
        if (object.type === 'Identifier' && definitions?.length === 0) {
          const owner = interfaces[object.name]
          const path = owner ? `${owner}.prototype.${name}` : `${object.name}.${name}`
          report(node, name, object.name === 'window' ? name : path)
        } else if (
          parent.type === 'CallExpression' &&
          parent.callee === node &&
          !parent.optional &&
          !definitions?.some(({ type }) => type === 'ImportBinding')
        ) {
          report(node, name, `.${name}()`, methods.get(name))
        }
      },
    }
  },
}
