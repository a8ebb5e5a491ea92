import { delimiter } from 'node:path'
import { UserError } from '../../user-error.ts'
import { installPackages, onPath, whyNoPackages } from './packages.ts'

/** What serves the site and what opens it, by Debian's packages. */
const packages: Readonly<Record<string, string>> = {
  nginx: 'nginx',
  caddy: 'caddy',
  openssl: 'openssl',
  // Merges compose files without Docker; its YAML reader is Python's.
  'docker-compose': 'docker-compose',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
}

const missing = () =>
  Object.entries(packages).flatMap(([program, name]) => (onPath(program) ? [] : [name]))

/** Installs the web servers and the browsers of `npm run test:all` where they are not. */
export function requireHosts(): void {
  // Debian has servers where only root looks.
  process.env.PATH = [process.env.PATH, '/usr/sbin'].join(delimiter)
  const lacking = missing()
  if (lacking.length === 0) return
  console.log(`Installing ${lacking.join(', ')} for the tests of servers and browsers …`)
  installPackages(...lacking)
  const left = missing()
  if (left.length === 0) return
  throw new UserError(
    `npm run test:all needs ${left.join(', ')}, which could not be installed: ${whyNoPackages() ?? 'apt-get failed'}. Install them (Debian: apt-get install ${left.join(' ')}), or run npm test, which needs none of them.`,
  )
}
