import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'

const wantsPage = (request: Connect.IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html')

const pathOf = (request: Connect.IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/'

/**
 * Gives every route a file of its own in dist (`/privacy` → `privacy.html`) and the unknown ones
 * `404.html`: the convention under which static hosts answer a missing page with status 404. The dev
 * and preview servers keep to it. Vite's `appType` has to be `mpa`, or it answers any path with 200.
 */
export function staticPages(paths: readonly string[]): Plugin {
  let outDir = 'dist'
  return {
    name: 'kerege-static-pages',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const files = [
        '404.html',
        ...paths.map((path) => `${path === '/' ? 'index' : path.slice(1)}.html`),
      ]
      for (const file of files.filter((name) => name !== 'index.html')) {
        await mkdir(dirname(join(outDir, file)), { recursive: true })
        await copyFile(join(outDir, 'index.html'), join(outDir, file))
      }
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!wantsPage(request)) return next()
          const url = request.originalUrl ?? '/'
          const shell = await readFile(join(server.config.root, 'index.html'), 'utf8')
          response.statusCode = paths.includes(pathOf(request)) ? 200 : 404
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(url, shell))
        })
      }
    },
    configurePreviewServer(server) {
      return () => {
        // By now Vite has rewritten the path of every page that exists to its file.
        server.middlewares.use(async (request, response, next) => {
          if (!wantsPage(request) || pathOf(request).endsWith('.html')) return next()
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await readFile(join(outDir, '404.html')))
        })
      }
    },
  }
}
