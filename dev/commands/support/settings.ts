import { resolve } from 'node:path'
import { UserError } from '../../user-error.ts'

export const host = '127.0.0.1'

export interface Settings {
  port: number
  siteUrl: string
  dataFolder: string
}

/** Reads PORT and DATA_DIR, which let several copies run side by side. */
export function readSettings(): Settings {
  const port = Number(process.env.PORT || 5173)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT must be a number from 1 to 65535, not «${process.env.PORT}».`)
  }
  return {
    port,
    siteUrl: `http://${host}:${port}`,
    dataFolder: resolve(process.env.DATA_DIR || '.data'),
  }
}
