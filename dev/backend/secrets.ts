import { createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The publishable key of every local copy. It is no secret: the built site contains it (src/lib/backend/env.ts). */
export const localPublishableKey = 'sb_publishable_local'

/** The keys of one local copy. They never leave the machine; each data folder has its own. */
export interface LocalSecrets {
  /** Bypasses row-level security: for the functions only. */
  readonly secretKey: string
  readonly jwtSecret: string
  /** The key of the hash of client addresses, for rate limiting. */
  readonly clientHashSecret: string
}

/** The key for webhooks from the local mailbox; derived, so that existing data folders have it too. */
export const inboundSecret = ({ jwtSecret }: Pick<LocalSecrets, 'jwtSecret'>) =>
  `whsec_${createHmac('sha256', jwtSecret).update('inbound-mail').digest('base64')}`

/** The key of the newsletter's links; derived for the same reason. */
export const newsletterSecret = ({ jwtSecret }: Pick<LocalSecrets, 'jwtSecret'>) =>
  createHmac('sha256', jwtSecret).update('newsletter').digest('base64url')

const random = () => randomBytes(24).toString('base64url')

/** Reads the folder's secrets; creates them on first use. */
export async function loadSecrets(dataFolder: string): Promise<LocalSecrets> {
  const file = join(dataFolder, 'secrets.json')
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'))
  const secrets: LocalSecrets = {
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random() + random(),
    clientHashSecret: random(),
  }
  await mkdir(dataFolder, { recursive: true })
  // Written to another file and renamed, so that a kill leaves no half-written file.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}
