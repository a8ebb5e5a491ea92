import type { Plugin } from 'vite'
import { screenSets } from '../../src/content/cases/screens/screen-sets.ts'
import { filesOf } from './draw-screen.tsx'

/** Draws the screens of the cases: files that pages load when they are scrolled into view. */
export function screenFiles(): Plugin {
  return {
    name: 'kerege-screens',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async generateBundle() {
      for (const file of screenSets.flatMap(filesOf)) {
        this.emitFile({ type: 'asset', fileName: file.path, source: await file.draw() })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = screenSets.flatMap(filesOf).find(({ path }) => `/${path}` === request.url)
        if (!file) return next()
        file
          .draw()
          .then((svg) => response.setHeader('Content-Type', 'image/svg+xml').end(svg))
          .catch(next)
      })
    },
  }
}
