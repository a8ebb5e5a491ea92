import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface MailInput {
  from: string
  to: string
  cc?: string[] | undefined
  subject: string
  text?: string | undefined
  html?: string | undefined
  replyTo?: string | undefined
  /** Further headers, such as those of a thread. */
  headers?: Record<string, string> | undefined
  /** Contents in base64. */
  attachments?:
    | { filename: string; content_type?: string | undefined; content: string }[]
    | undefined
}

export interface StoredMail extends MailInput {
  id: string
  /** The sender's key: a second mail with it is a duplicate. */
  idempotencyKey: string
  /** ISO 8601, UTC. */
  receivedAt: string
}

export interface MailStore {
  /** Stores a mail once per key and returns the stored mail. */
  add: (mail: MailInput, idempotencyKey: string) => Promise<StoredMail>
  /** Newest first. */
  list: () => Promise<StoredMail[]>
  find: (id: string) => Promise<StoredMail | undefined>
}

const idOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 24)

/** A mailbox with one file per mail, so that it survives a kill at any moment. */
export function createMailStore(folder: string): MailStore {
  const fileOf = (id: string) => join(folder, `${id}.json`)
  const find = async (id: string): Promise<StoredMail | undefined> => {
    if (!/^[0-9a-f]{24}$/.test(id)) return undefined
    try {
      return JSON.parse(await readFile(fileOf(id), 'utf8'))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  return {
    async add(mail, idempotencyKey) {
      const id = idOf(idempotencyKey)
      const known = await find(id)
      if (known) return known
      const stored = { ...mail, id, idempotencyKey, receivedAt: new Date().toISOString() }
      await mkdir(folder, { recursive: true })
      await writeFile(`${fileOf(id)}.new`, JSON.stringify(stored))
      await rename(`${fileOf(id)}.new`, fileOf(id))
      return stored
    },
    async list() {
      const names = await readdir(folder).catch(() => [])
      const mails = await Promise.all(
        names.flatMap((name) => (name.endsWith('.json') ? [find(name.slice(0, -5))] : [])),
      )
      return mails
        .filter((mail) => mail !== undefined)
        .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt))
    },
    find,
  }
}
