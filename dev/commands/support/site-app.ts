import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { pageAt } from '../../../src/content/navigation.ts'

/** The headers that the build wrote for a static host, in Netlify's format, by the prefix of their paths. */
async function readHeaders(folder: string) {
  const text = await readFile(join(folder, '_headers'), 'utf8')
  return text.split(/\n(?=\/)/).map((rule) => ({
    prefix: /^[^*\n]*/.exec(rule)?.[0] ?? '',
    headers: [...rule.matchAll(/^ +(.+?): (.+)$/gm)],
  }))
}

/** The built site, answered as a static host does: `/privacy` from `privacy.html`, an unknown path with status 404. */
export async function createSiteApp(folder: string): Promise<Hono> {
  const rules = await readHeaders(folder)
  const missing = await readFile(join(folder, '404.html'), 'utf8')
  const site = new Hono()
  site.use(compress())
  site.use(async ({ header, req }, next) => {
    await next()
    header('Cache-Control', 'no-cache')
    for (const { prefix, headers } of rules) {
      if (!req.path.startsWith(prefix)) continue
      for (const [, name = '', value = ''] of headers) header(name, value)
    }
  })
  site.get('*', ({ redirect, req }, next) => {
    // Redirects /services/ to /services.
    if (req.path === '/' || !req.path.endsWith('/') || !pageAt(req.path)) return next()
    return Promise.resolve(redirect(req.path.slice(0, -1) + new URL(req.url).search, 301))
  })
  site.use(
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) =>
        existsSync(join(folder, `${path}.html`)) ? `${path}.html` : path,
    }),
  )
  site.notFound(({ html, body, req }) =>
    req.header('accept')?.includes('text/html') ? html(missing, 404) : body(null, 404),
  )
  return site
}
