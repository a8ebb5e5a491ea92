import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { loadEnv } from 'vite'
import { assetHeaders, pageHeaders } from '../../../build/host-headers.ts'
import { siteMap } from '../../../src/content/site-map.ts'
import { get, protocolOf, type Answer } from './get.ts'
import { hostName, type WebServer } from './web-server.ts'

const read = (name: string) => readFileSync(`dist/${name}`)

const types: Readonly<Record<string, RegExp>> = {
  '/robots.txt': /^text\/plain/,
  '/licenses.txt': /^text\/plain/,
  '/sitemap.xml': /^(text|application)\/xml/,
  '/rss.xml': /^(text|application)\/xml/,
  '/manifest.webmanifest': /^application\/manifest\+json/,
  '/favicon.svg': /^image\/svg\+xml/,
  '/mail-frame.html': /^text\/html/,
}

const slashes = {
  '/services/': '/services',
  '/blog/telegram-automation/?utm_source=x': '/blog/telegram-automation?utm_source=x',
}

/** Browsers would read these as another host's address if they came back in a redirect. */
const foreignPaths = [
  ...['//other.example/', '//other.example/%2e%2e/', '/\\other.example/', '/%5cother.example/'],
  ...['/%09/other.example/', '/%0d%0aLocation:%20https://other.example/', '/@other.example/'],
  ...['/https://other.example/', '//other/', '/other.example%2f..%2f'],
]

const asked = (answer: Answer, name: string) => answer.headers[name.toLowerCase()] ?? 'none'

/** Where a redirect leads for a browser at the site's own address. */
function targetOf({ headers }: Answer, { port }: WebServer): URL {
  const own = `https://${hostName}:${port}/`
  const { location = '' } = headers
  return new URL(URL.canParse(location, own) ? location : 'nowhere:', own)
}

/** What a server that should serve `dist` as a site does wrong, a line each. */
export async function faultsOf(server: WebServer): Promise<string[]> {
  const faults: string[] = []
  const expect = (isRight: boolean, fault: string) => isRight || faults.push(fault)
  const assets = readdirSync('dist/assets')
  const assetPath = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`
  const home = read('index.html').toString()
  const expected = pageHeaders(home, loadEnv('production', '.'))

  const expectHeaders = (what: string, answer: Answer, cacheControl: string) => {
    for (const [name, value] of Object.entries({ ...expected, 'Cache-Control': cacheControl })) {
      expect(asked(answer, name) === value, `${what}: ${name} is ${asked(answer, name)}`)
    }
  }

  for (const { path } of Object.values(siteMap)) {
    const answer = await get(server, path)
    const isRight = answer.body.equals(read(path === '/' ? 'index.html' : `${path.slice(1)}.html`))
    expect(answer.status === 200 && isRight, `${path}: ${answer.status}, not its file`)
    expect(/^text\/html/.test(asked(answer, 'content-type').toString()), `${path}: not HTML`)
    expectHeaders(path, answer, 'no-cache')
  }
  for (const [path, type] of Object.entries(types)) {
    const answer = await get(server, path)
    const isRight = answer.body.equals(read(path.slice(1)))
    expect(answer.status === 200 && isRight, `${path}: ${answer.status}, not its file`)
    const given = asked(answer, 'content-type').toString()
    expect(type.test(given), `${path}: is ${given}`)
  }
  for (const [ending, type] of [
    ['.js', /^(text|application)\/javascript/],
    ['.woff2', /^font\/woff2/],
  ] as const) {
    const answer = await get(server, assetPath(ending))
    expect(answer.status === 200, `${ending}: ${answer.status}`)
    expect(type.test(asked(answer, 'content-type').toString()), `${ending}: wrong type`)
    expectHeaders(ending, answer, assetHeaders['Cache-Control'] ?? '')
  }

  for (const path of ['/nowhere', '/blog/nowhere', '/assets/old-12345678.js', '/assets', '/.env']) {
    const answer = await get(server, path)
    const isOurs = answer.body.equals(read('404.html'))
    expect(answer.status === 404 && isOurs, `${path}: ${answer.status}, not our 404`)
    // A file of a build that is still on its way must not stay missing.
    expectHeaders(path, answer, 'no-cache')
  }

  for (const [path, location] of Object.entries(slashes)) {
    const answer = await get(server, path)
    const { href } = targetOf(answer, server)
    const isRight = href === `https://${hostName}:${server.port}${location}`
    expect(answer.status === 301 && isRight, `${path}: not to ${location}`)
    const foreign = await get(server, path, { headers: { host: 'other.example' } })
    const { hostname } = targetOf(foreign, server)
    expect(hostname === hostName, `${path}: leads to ${hostname}, which the client asked for`)
  }
  for (const path of foreignPaths) {
    const answer = await get(server, path)
    if (answer.status < 300 || answer.status > 399) continue
    const { origin } = targetOf(answer, server)
    expect(origin === `https://${hostName}:${server.port}`, `${path}: leads to ${origin}`)
  }
  const plain = await get(server, '/services?a=b', { plain: true })
  // Caddy adds the port where it is not the usual one.
  const secure = [`https://${hostName}`, `https://${hostName}:${server.port}`]
  expect(
    [301, 308].includes(plain.status) &&
      secure.some((origin) => plain.headers.location === `${origin}/services?a=b`),
    `http: ${plain.status} to ${plain.headers.location}`,
  )

  for (const path of ['/', assetPath('.js'), '/rss.xml']) {
    const gzip = await get(server, path, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(asked(gzip, 'content-encoding') === 'gzip', `${path}: not compressed`)
    expect(/accept-encoding/i.test(asked(gzip, 'vary').toString()), `${path}: no Vary`)
    if (gzip.headers['content-encoding'] === 'gzip') {
      const isRight = gunzipSync(gzip.body).equals(read(path === '/' ? 'index.html' : path))
      expect(isRight, `${path}: not itself when compressed`)
    }
    const brotli = await get(server, path, { headers: { 'accept-encoding': 'br' } })
    expect(asked(brotli, 'content-encoding') === 'none', `${path}: promises br`)
  }
  const font = await get(server, assetPath('.woff2'), { headers: { 'accept-encoding': 'gzip' } })
  expect(asked(font, 'content-encoding') === 'none', 'fonts: compressed twice')

  const first = await get(server, '/services', { headers: { 'accept-encoding': 'gzip' } })
  const again = await get(server, '/services', {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': asked(first, 'etag').toString() },
  })
  expect(again.status === 304, `/services: sent again (${again.status}) though unchanged`)
  const protocol = await protocolOf(server)
  expect(protocol === 'h2', `speaks ${protocol}`)
  return faults
}
