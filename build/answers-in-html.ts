import type { Plugin } from 'vite'

/** Omits the questions' texts from the browser's bundle: src/sections/faq.tsx reads them from the prerendered page. */
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
