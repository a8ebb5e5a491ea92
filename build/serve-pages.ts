import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Answers like a static host: 404 for an unknown path. Needs Vite's `appType` `mpa`; otherwise every path is a 200. */
export function servePages(): Plugin {
  return {
    name: 'kerege-serve-pages',
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
  }
}
