import { readFileSync, existsSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** A page of about 1 kB, as the baseline of this machine and browser. */
const plainPage = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="Страница, с которой сравнивают остальные"><title>Мера</title><style>body{font:18px/1.6 sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}</style></head><body><h1>Страница в один килобайт</h1><p>${'Здесь нет ничего, кроме текста. '.repeat(12)}</p></body></html>`

/**
 * The page with React started eagerly by a module script, for comparison.
 * @param preloads whether the script's imports are preloaded, as Vite does by default
 */
function withEagerStart(html: string, preloads: boolean): string {
  const modules = /data-files="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const entry = modules.find((path) => path.includes('/index-'))
  if (!entry) throw new Error('no loader in the page')
  const links = (preloads ? modules.filter((path) => path !== entry) : []).map(
    (path) => `<link rel="modulepreload" href="${path}">`,
  )
  const loader = html.lastIndexOf('<script>')
  const end = html.indexOf('</script>', loader) + '</script>'.length
  const script = `${links.join('')}<script type="module" src="${entry}"></script>`
  return html.slice(0, loader) + script + html.slice(end)
}

function find(path: string): { body: Buffer; type: string } | undefined {
  if (path === '/plain') return { body: Buffer.from(plainPage), type: types['.html'] ?? '' }
  const file = [path, `${path}.html`, `${path}index.html`]
    .map((name) => join('dist', name))
    .find((name) => extname(name) && existsSync(name))
  if (!file) return undefined
  return { body: readFileSync(file), type: types[extname(file)] ?? 'application/octet-stream' }
}

/** A round trip in ms and a rate in bytes per ms: Lighthouse's slow 4G. */
const slow4g = { roundTrip: 150, rate: 1_638_400 / 8 / 1000 }

/** Initial congestion window (RFC 6928: ten segments), in bytes. */
const initialWindow = 10 * 1460

/**
 * Sends like a new connection over slow 4G, with TCP slow start. A document first waits for DNS, TCP, TLS
 * and its request, any other file for its request only.
 */
async function sendSlowly(response: ServerResponse, body: Buffer, isDocument: boolean) {
  const { roundTrip, rate } = slow4g
  await delay((isDocument ? 4 : 1) * roundTrip)
  let window = initialWindow
  for (let sent = 0; sent < body.length;) {
    const flight = body.subarray(sent, sent + window)
    await delay(flight.length / rate)
    response.write(flight)
    sent += flight.length
    if (sent < body.length) await delay(Math.max(0, roundTrip - flight.length / rate))
    window = Math.min(window * 2, roundTrip * rate)
  }
  response.end()
}

/**
 * Serves dist like a good static host: brotli and long caching. `?eager` and `?eager=preloaded` start React
 * eagerly.
 * @param isSlow whether answers are sent at the speed of slow 4G
 */
export async function serveSite(isSlow = false): Promise<{ url: string; server: Server }> {
  const compressed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const found = find(pathname)
    if (!found) {
      response.writeHead(404).end()
      return
    }
    const eager = searchParams.get('eager')
    const key = `${pathname}${eager}`
    const body =
      eager === null
        ? found.body
        : Buffer.from(withEagerStart(found.body.toString(), eager === 'preloaded'))
    const small = compressed.get(key) ?? brotliCompressSync(body)
    compressed.set(key, small)
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Encoding': 'br',
      'Cache-Control': pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    })
    if (isSlow) void sendSlowly(response, small, found.type === types['.html'])
    else response.end(small)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, server }
}
