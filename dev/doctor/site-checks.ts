import { once as onceEmitted } from 'node:events'
import { isIP } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { pageHeaders } from '../../build/host-headers.ts'
import { releaseFile } from '../../build/release.ts'
import { publishableKeyOf, readAssets, readBuiltWith, readPages } from './built-site.ts'
import { type Deployment, Finding, get, isLocal, keyHeaders, Silence } from './deployment.ts'

export async function checkPages(deployment: Deployment): Promise<string> {
  const { site } = deployment
  const pages = await readPages(deployment)
  for (const [path, html] of pages) {
    if (html.includes('/cdn-cgi/')) {
      throw new Finding(
        `${path} is rewritten on its way: switch Cloudflare's Email Address Obfuscation and Rocket Loader off`,
      )
    }
  }
  const { status } = await get(`${site}/no-such-page`)
  if (status !== 404) throw new Finding(`a missing page answers ${status}: serve 404.html with 404`)
  return `${pages.size} pages, and 404 for others`
}

export async function checkAssets(deployment: Deployment): Promise<string> {
  const { count } = await readAssets(deployment)
  return `${count} files`
}

/** Whether the certificate of a connection will do. */
export function certificateProblem(
  { authorized, authorizationError }: Pick<TLSSocket, 'authorized' | 'authorizationError'>,
  validTo: string,
  now: number,
): string | undefined {
  if (!authorized) return `its certificate is refused: ${String(authorizationError)}`
  const days = Math.floor((Date.parse(validTo) - now) / (24 * 3600 * 1000))
  return days < 14 ? `its certificate ends in ${days} days: renew it` : undefined
}

async function certificateOf(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connectTls({
    host: hostname,
    port: Number(port || 443),
    ...(!isIP(hostname) && { servername: hostname }),
    // Looked at below, to say why.
    rejectUnauthorized: false,
    timeout: 15_000,
  })
  try {
    socket.on('timeout', () => socket.destroy(new Error('timeout')))
    await onceEmitted(socket, 'secureConnect')
    const { valid_to: validTo } = socket.getPeerCertificate()
    const problem = certificateProblem(socket, validTo, Date.now())
    if (problem) throw new Finding(`${origin}: ${problem}`)
    return validTo
  } catch (error) {
    if (error instanceof Finding) throw error
    throw new Silence(origin, error)
  } finally {
    socket.destroy()
  }
}

export async function checkTls({ site, api }: Deployment): Promise<string> {
  const ends: string[] = []
  for (const origin of new Set([site, api])) {
    if (origin.startsWith('https:')) ends.push(await certificateOf(origin))
    else if (!isLocal(origin)) {
      throw new Finding(`${origin} is not encrypted: give it a certificate, and name it with https`)
    }
  }
  return ends.length > 0
    ? `certificates until ${ends.join(' and ')}`
    : 'none needed on this machine'
}

export async function checkHeaders(deployment: Deployment): Promise<string> {
  const { site, api } = deployment
  const answer = await get(site)
  const { captcha } = await readBuiltWith(deployment)
  const expected = pageHeaders(await answer.text(), {
    ...(api !== site && { VITE_SUPABASE_URL: api }),
    ...(captcha && { VITE_CAPTCHA: captcha }),
  })
  for (const [name, value] of Object.entries(expected)) {
    const found = answer.headers.get(name)
    if (found === value) continue
    const [, allowed] = /connect-src ([^;]*)/.exec(found ?? '') ?? []
    if (name === 'Content-Security-Policy' && allowed && !allowed.split(' ').includes(api)) {
      if (api !== site) {
        throw new Finding(
          `the policy keeps pages from calling ${api} (connect-src ${allowed}): serve the headers of this build`,
        )
      }
    }
    throw new Finding(`${name} is ${found ?? 'missing'}: serve the headers of this build`)
  }
  return `${Object.keys(expected).length} security headers, the policy among them`
}

export async function checkRedirects({ site }: Deployment): Promise<string> {
  // Browsers read a backslash as a slash, so that /\host leads to another host.
  for (const path of [
    '/services/',
    '/%5Cevil.example/',
    '//evil.example/',
    '/services/..//evil.example',
  ]) {
    const { headers } = await get(site + path)
    const location = headers.get('location')
    if (location && new URL(location, site).origin !== site) {
      throw new Finding(`${path} leads to ${location}, another host`)
    }
  }
  if (site.startsWith('https:') && !new URL(site).port) {
    const plain = await get(site.replace('https:', 'http:'))
    const location = plain.headers.get('location') ?? ''
    if (!URL.canParse(location) || new URL(location).origin !== site) {
      throw new Finding(`http:// leads to ${location || 'nothing'} instead of ${site}`)
    }
  }
  return 'none to another host'
}

/** The address that a site gives as its own, in search results and feeds; a local copy shows the published one. */
export async function checkAddress({ site }: Deployment): Promise<string> {
  const page = await (await get(site)).text()
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? []
  const named = URL.canParse(canonical) ? new URL(canonical).origin : 'no address'
  if (named === site || new URL(site).hostname === '127.0.0.1') return named
  throw new Finding(
    `the site calls itself ${named}: set «site» in src/content/company.ts, build and upload it`,
  )
}

export async function checkSite({ site, release }: Deployment): Promise<string> {
  const answer = await get(`${site}/${releaseFile}`)
  const found = answer.ok ? (await answer.text()).trim() : 'a version before 0.9.0'
  if (found !== 'unknown' && found !== release) {
    throw new Finding(
      `the site is of ${found}, this checkout is ${release}: build it, upload dist/`,
    )
  }
  return `release ${found}`
}

/** Whether address and key in the site's code are those of the API. */
export async function checkBuild(deployment: Deployment): Promise<string> {
  const { api } = deployment
  const built = await readBuiltWith(deployment)
  if (built.api !== api) {
    throw new Finding(
      `the site was built for ${built.api}, not for ${api}: build it with that VITE_SUPABASE_URL`,
    )
  }
  const named = await publishableKeyOf(deployment)
  const { status } = await get(`${api}/auth/v1/settings`, { headers: keyHeaders(built.key) })
  if ([401, 403].includes(status) || (status >= 400 && built.key !== named)) {
    throw new Finding(
      `the key ${built.key.slice(0, 20)}… in the site's code is refused with ${status}: build it with this project's VITE_SUPABASE_PUBLISHABLE_KEY`,
    )
  }
  return `for ${built.api}, with ${built.captcha ? 'a captcha' : 'no captcha'}`
}
