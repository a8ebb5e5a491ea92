import type { Plugin } from 'vite'

/**
 * Leaves the texts of the pages' questions out of the browser's bundle: the prerendered page has them, and
 * src/sections/faq.tsx takes them from it.
 */
export function answersInHtml(): Plugin {
  return {
    name: 'kerege-answers-in-html',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/(?:pages|facts)\/[^/]+\.ts$/ },
      handler: (code) => ({
        code: code.replace(/(kind: 'faq',[^[\]]*facts: )\[[^\]]*\]/g, '$1[]'),
        map: null,
        moduleSideEffects: false,
      }),
    },
  }
}
