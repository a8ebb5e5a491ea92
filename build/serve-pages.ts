import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { pageAt } from '../src/content/navigation.ts'

const wantsPage = (request: Connect.IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html')

const pathOf = (request: Connect.IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/'

/** Redirects `/services/` to `/services`. */
const redirectSlash: Connect.NextHandleFunction = (request, response, next) => {
  const path = pathOf(request)
  if (path === '/' || !path.endsWith('/') || !pageAt(path)) return next()
  const query = (request.url ?? '').slice(path.length)
  response.writeHead(301, { Location: path.slice(0, -1) + query }).end()
}

/**
 * Makes the dev and preview servers answer like a static host: `/privacy` from `privacy.html`, an unknown path with
 * status 404. Needs Vite's `appType` to be `mpa`; otherwise every path is a 200.
 */
export function servePages(): Plugin {
  let outDir = 'dist'
  return {
    name: 'kerege-serve-pages',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer(server) {
      server.middlewares.use(redirectSlash)
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!wantsPage(request)) return next()
          const url = request.originalUrl ?? '/'
          const template = await readFile(join(server.config.root, 'index.html'), 'utf8')
          response.statusCode = pageAt(url.split('?', 1)[0] ?? '/') ? 200 : 404
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(url, template))
        })
      }
    },
    configurePreviewServer(server) {
      server.middlewares.use(redirectSlash)
      return () => {
        // Vite has already rewritten the paths of existing pages to their files.
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
