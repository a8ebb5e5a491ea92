import { createRequire } from 'node:module'

/** Path of the Deno that npm installed; unpacks it first where install scripts did not run. */
export function denoBinary(): string {
  const require = createRequire(import.meta.url)
  const installer: { runInstall: () => string } = require('deno/install_api.cjs')
  return installer.runInstall()
}
