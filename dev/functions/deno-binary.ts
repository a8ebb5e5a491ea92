import { createRequire } from 'node:module'
import { UserError } from '../user-error.ts'

/** Path of the Deno that npm installed; unpacks it first if install scripts did not run. */
export function denoBinary(): string {
  const require = createRequire(import.meta.url)
  const installer: { runInstall: () => string } = require('deno/install_api.cjs')
  try {
    return installer.runInstall()
  } catch {
    throw new UserError(
      `The Edge Functions need Deno, and npm installed none for ${process.platform}-${process.arch}. Run npm ci (without --omit=optional) and try again.`,
    )
  }
}
