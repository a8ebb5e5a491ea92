import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageAt } from '../src/content/navigation.ts'

/**
 * Answers like a static host: `/services/` leads to `/services`, an unknown path is a 404. Needs Vite's `appType`
 * `mpa`; otherwise every path is a 200.
 */
export function servePages(): Plugin {
  return {
    name: 'kerege-serve-pages',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const { method = '', headers, originalUrl: url = '/' } = request
        const [path = '/'] = url.split('?', 1)
        const isPage = pageAt(path) !== undefined
        if (isPage && /.\/$/.test(path)) {
          return response
            .writeHead(301, { Location: path.slice(0, -1) + url.slice(path.length) })
            .end()
        }
        if (!['GET', 'HEAD'].includes(method) || !headers.accept?.includes('text/html')) {
          return next()
        }
        const template = await readFile(join(server.config.root, 'index.html'), 'utf8')
        response.statusCode = isPage ? 200 : 404
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(await server.transformIndexHtml(url, template))
      })
    },
  }
}
