import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './support/faults.ts'
import { startWebServer, type ServerName } from './support/web-server.ts'

/*
 * Debian's nginx and Caddy serve the built site by the files that the build writes for them. That the questions asked of
 * them can fail is shown by spoiling those files.
 */

const files = { nginx: 'nginx.conf', Caddy: 'Caddyfile' }

const shipped = (name: ServerName) => readFileSync(`.cache/hosting/${files[name]}`, 'utf8')

async function faultsWith(name: ServerName, configuration: string) {
  const server = await startWebServer(name, configuration)
  try {
    return await faultsOf(server)
  } finally {
    await server.close()
  }
}

const spoilt: Record<ServerName, [what: string, from: RegExp, to: string, fault: string][]> = {
  nginx: [
    ['no HSTS', /^.*Strict-Transport.*\n/gm, '', '/about: Strict-Transport-Security is none'],
    ['other policy', /default-src 'self'/g, 'default-src *', '/: Content-Security-Policy is'],
    ['no 404 page', /error_page.*\n/, '', '/nowhere: 404, not our 404'],
    ['the home page for everything', /=404;/, '/index.html;', '/nowhere: 200, not our 404'],
    ['slashes kept', /^ {2}rewrite.*\n/m, '', '/services/: not to /services'],
    [
      'redirects by the client’s name',
      /absolute_redirect off/,
      'absolute_redirect on',
      '/services/: leads to other.example',
    ],
    [
      'redirects anywhere',
      /rewrite \S+ \S+/,
      'rewrite ^(.*)/$ /$1',
      '//other.example/: leads to https://other.example',
    ],
    ['http served', /return 301.*/, 'root /srv/www;', 'http: 404'],
    ['nothing but HTML compressed', /gzip_types.*/, '', '.js: not compressed'],
    ['no Vary', /gzip_vary on/, 'gzip_vary off', '/: no Vary'],
    ['brotli promised', /gzip on;/, 'gzip off; add_header Content-Encoding br;', '/: promises br'],
    ['pages kept for a year', /no-cache/g, 'max-age=31536000', '/: Cache-Control is'],
    [
      'assets asked for each time',
      /public, max-age=31536000, immutable/,
      'no-cache',
      '.js: Cache-Control is',
    ],
    ['no type', /application\/manifest\+json;\n/, 'text/plain;\n', '/manifest.webmanifest: is'],
    ['HTTP/1.1', / http2/g, '', 'speaks http/1.1'],
  ],
  Caddy: [
    ['no HSTS', /^.*Strict-Transport.*\n/gm, '', '/about: Strict-Transport-Security is none'],
    ['no 404 page', /rewrite \* .*\n/, '', '/nowhere: '],
    [
      'the home page for everything',
      /\{path\}\/index.html/,
      '/index.html',
      '/nowhere: 200, not our 404',
    ],
    ['slashes kept', /redir .*/, '', '/services/: not to /services'],
    [
      'query lost',
      /\{uri\} permanent/,
      '{path} permanent',
      '/blog/telegram-automation/?utm_source=x: not to',
    ],
    [
      'redirects to another host',
      /redir /,
      'redir https://other.example',
      '/services/: not to /services',
    ],
    ['nothing compressed', /^ {2}encode.*\n/m, '', '.js: not compressed'],
    [
      'missing assets kept for a year',
      /^ {4}header Cache-Control.*\n/m,
      '',
      '.js: Cache-Control is public',
    ],
    ['pages kept', /^ {4}\?Cache-Control.*\n/m, '', '/: Cache-Control is none'],
  ],
}

describe.each(['nginx', 'Caddy'] as const)('%s', (name) => {
  it('serves pages, redirects, errors, headers, compression and caching as the site needs them', async () => {
    expect(await faultsWith(name, shipped(name))).toEqual([])
  })

  it.each(spoilt[name])('is found out: %s', async (_, from, to, fault) => {
    const configuration = shipped(name).replace(from, to)
    expect(configuration).not.toBe(shipped(name))
    const faults = await faultsWith(name, configuration)
    expect(faults.filter((one) => one.includes(fault))).not.toEqual([])
  })
})
