import type { Plugin } from 'vite'

/**
 * Omits the texts of the pages' questions from the browser's bundle: the prerendered page contains them, and
 * src/sections/faq.tsx reads them from it.
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
