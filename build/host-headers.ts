import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadEnv } from 'vite'
import { parseCaptcha } from '../src/components/captcha/captcha-providers.ts'
import { company } from '../src/content/company.ts'
import { transportSecurity } from '../src/content/transport-security.ts'
import { afterBuild } from './after-build.ts'

export type Headers = Readonly<Record<string, string>>

/** Sources in `script-src` for inline scripts; data blocks need none. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}

/** The documents that show mails have a script too, and common hosts send all documents the same headers. */
const mailFrame = readFileSync(new URL('../public/mail-frame.html', import.meta.url), 'utf8')

type Settings = Readonly<Partial<Record<'VITE_SUPABASE_URL' | 'VITE_CAPTCHA', string>>>

/** The security headers of every page; `html` is the home page, which has every inline script of the others. */
export function pageHeaders(
  html: string,
  { VITE_SUPABASE_URL: supabaseUrl, VITE_CAPTCHA }: Settings = {},
): Headers {
  const captcha = parseCaptcha(VITE_CAPTCHA)
  // Supabase's origin, if it is not the site's.
  const origin = supabaseUrl ? new URL(supabaseUrl).origin : ''
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScriptHashes(html + mailFrame)].join(' '),
    // Style attributes, and the sheets of sonner and Radix.
    'style-src': "'self' 'unsafe-inline'",
    // For the documents that show mails. A page restricts it to its own images by the policy in its head: common
    // hosts send all documents the same headers (docs/decisions/0035-mails-in-documents-of-their-own.md).
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': ["'self'", origin, origin.replace(/^http/, 'ws')].join(' ').trim(),
    ...(captcha && { 'frame-src': "'self'" }),
    'object-src': "'none'",
    'base-uri': "'none'",
    // No string becomes markup or code, except through src/lib/text/inert-html.ts and the empty scripts of
    // src/app/script-elements.ts. The captchas' scripts create both
    // (docs/decisions/0037-a-captcha-for-the-doubtful.md).
    ...(!captcha && { 'require-trusted-types-for': "'script'", 'trusted-types': 'inert default' }),
    'form-action': "'self'",
    // The site's own pages show mails in frames.
    'frame-ancestors': "'self'",
    // Not report-to as well: browsers that support it ignore this one, and only Chromium delivers its reports.
    'report-uri': `${origin}/functions/v1/csp-report`,
  }
  const { hosts, directives = [] } = captcha?.provider ?? {}
  const ofCaptcha = (name: string) => directives.some((one) => one === name) && hosts
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => [name, value, ofCaptcha(name)].filter(Boolean).join(' '))
      .join('; '),
    'Strict-Transport-Security': transportSecurity,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** Files under /assets have a hash in their name and never change. */
export const assetHeaders: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Browsers keep the rest and ask each time whether it has changed: a page names the assets of its own build. */
const revalidated: Headers = { 'Cache-Control': 'no-cache' }

const indented = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n')

/** Netlify's and Cloudflare Pages' `_headers`; both have browsers revalidate pages by themselves. */
const headersFile = (page: Headers) => `/*
${indented(page, (name, value) => `  ${name}: ${value}`)}

/assets/*
${indented(assetHeaders, (name, value) => `  ${name}: ${value}`)}
`

/** A page's path with a trailing slash. Others could lead to another host: browsers read /\host and /<tab>/host so. */
const withSlash = '^/([A-Za-z0-9][A-Za-z0-9/_-]*)/$'

/** What is worth compressing; nginx compresses HTML in any case. */
const compressed = [
  'text/css',
  'text/plain',
  'text/xml',
  'application/javascript',
  'text/javascript',
  'application/manifest+json',
  'image/svg+xml',
]

/** Server blocks for nginx; `add_header` of an inner block replaces the outer ones, so they are repeated. */
export const nginxFile = (
  page: Headers,
  name: string,
) => `# Everything goes over TLS: put your certificate here.
server {
  listen 80;
  listen [::]:80;
  server_name ${name};
  return 301 https://$server_name$request_uri;
}

server {
  # From 1.25.1 on nginx prefers \`http2 on;\`, which older ones refuse; this both take.
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${name};
  ssl_certificate /etc/ssl/site/fullchain.pem;
  ssl_certificate_key /etc/ssl/site/key.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  root /srv/www;
  error_page 404 /404.html;
  # Neither a name nor a scheme that a client or a proxy in front made up.
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_types ${compressed.join(' ')};
${indented({ ...page, ...revalidated }, (name, value) => `  add_header ${name} "${value}" always;`)}

  # Redirects /services/ to /services.
  rewrite ${withSlash} /$1 permanent;

  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }

  # Without a type nginx knows.
  location = /manifest.webmanifest {
    default_type application/manifest+json;
  }

  location /assets/ {
${indented({ ...page, ...assetHeaders }, (name, value) => `    add_header ${name} "${value}" always;`)}
  }
}
`

/** The same for Caddy, which obtains a certificate for the name and redirects to it. */
export const caddyFile = (page: Headers) => `# Your name, in the variable SITE_HOST or here.
{$SITE_HOST:localhost} {
  root * /srv/www
  encode zstd gzip
  # Redirects /services/ to /services.
  @slash path_regexp ${withSlash}
  route @slash {
    uri strip_suffix /
    redir {uri} permanent
  }
  try_files {path} {path}.html {path}/index.html
  file_server
  header {
${indented(page, (name, value) => `    ${name} "${value}"`)}
${indented(revalidated, (name, value) => `    ?${name} "${value}"`)}
  }
  header /assets/* {
${indented(assetHeaders, (name, value) => `    ${name} "${value}"`)}
  }
  # Without a type Caddy knows.
  header /manifest.webmanifest Content-Type application/manifest+json
  handle_errors {
    # A missing asset, too: it may be on its way.
${indented(revalidated, (name, value) => `    header ${name} "${value}"`)}
    rewrite * /404.html
    file_server
  }
}
`

const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** For Vercel, to be put into `dist`: https://vercel.com/docs/project-configuration/vercel-json */
export const vercelFile = (page: Headers) => ({
  cleanUrls: true,
  trailingSlash: false,
  headers: [
    { source: '/(.*)', headers: listed(page) },
    { source: '/assets/(.*)', headers: listed(assetHeaders) },
  ],
})

/**
 * For Cloudflare Workers, which read `_headers`, too:
 * https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/
 */
export const wranglerFile = (name: string) => ({
  name,
  compatibility_date: '2026-11-01',
  assets: {
    directory: '../../dist',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
})

/** For the configurations of nginx, Caddy, Vercel and Cloudflare Workers; beside the folder that is built. */
const hostingFolder = '.cache/hosting'

/** Writes every page's headers: `dist/_headers` (Netlify, Cloudflare, `npm start`), and for the other hosts. */
export const hostHeaders = () =>
  afterBuild('kerege-host-headers', async ({ root, outDir, mode }) => {
    const html = await readFile(join(outDir, 'index.html'), 'utf8')
    const headers = pageHeaders(html, loadEnv(mode, root))
    await writeFile(join(outDir, '_headers'), headersFile(headers))
    const folder = resolve(outDir, '..', hostingFolder)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'nginx.conf'), nginxFile(headers, new URL(company.site).hostname))
    await writeFile(join(folder, 'Caddyfile'), caddyFile(headers))
    const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
    await writeFile(join(folder, 'vercel.json'), json(vercelFile(headers)))
    const name = new URL(company.site).hostname.replace(/\W/g, '-')
    await writeFile(join(folder, 'wrangler.jsonc'), json(wranglerFile(name)))
  })
