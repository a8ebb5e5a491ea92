import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The publishable key of every local copy; no secret, the built site carries it (src/lib/env.ts). */
export const localPublishableKey = 'sb_publishable_local_kerege'

/** The keys of one local copy. They never leave the machine; each data folder has its own. */
export interface LocalSecrets {
  /** Opens everything, past row-level security: for the functions only. */
  readonly secretKey: string
  readonly jwtSecret: string
  /** Keys the hash under which rate limiting counts client addresses. */
  readonly clientHashSecret: string
}

/** Signs the mail that the local mailbox brings in; made of another key, so that old folders have it. */
export const inboundSecret = ({ jwtSecret }: Pick<LocalSecrets, 'jwtSecret'>) =>
  `whsec_${createHmac('sha256', jwtSecret).update('inbound-mail').digest('base64')}`

const random = () => randomBytes(24).toString('base64url')

/** Reads the folder's secrets, or makes them on its first use. */
export async function loadSecrets(dataFolder: string): Promise<LocalSecrets> {
  const file = join(dataFolder, 'secrets.json')
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const secrets: LocalSecrets = {
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random() + random(),
    clientHashSecret: random(),
  }
  await mkdir(dataFolder, { recursive: true })
  // Written aside and renamed, so that a kill in between leaves no half file behind.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}
