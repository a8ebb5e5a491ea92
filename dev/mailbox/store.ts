import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

const addresses = z
  .union([z.string(), z.array(z.string())])
  .transform((list) => [list].flat().join(', '))

/** The part of Resend's `POST /emails` that is used: https://resend.com/docs/api-reference/emails/send-email */
export const mailSchema = z
  .object({
    from: z.string(),
    to: addresses,
    cc: z.array(z.string()).optional(),
    subject: z.string(),
    text: z.string().optional(),
    html: z.string().optional(),
    reply_to: addresses.optional(),
    headers: z.record(z.string(), z.string()).optional(),
    attachments: z
      .array(
        z.object({
          filename: z.string(),
          content_type: z.string().optional(),
          content: z.base64(),
        }),
      )
      .optional(),
  })
  .transform(({ reply_to: replyTo, ...mail }) => ({ ...mail, replyTo }))

type MailInput = z.output<typeof mailSchema>

export interface StoredMail extends MailInput {
  id: string
  /** The sender's key: a second mail with it is a duplicate. */
  idempotencyKey: string
  /** ISO 8601, UTC. */
  receivedAt: string
}

export type MailStore = ReturnType<typeof createMailStore>

const idOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 24)

/** A mailbox with one file per mail, so that it survives a kill at any moment. */
export function createMailStore(folder: string) {
  const fileOf = (id: string) => join(folder, `${id}.json`)
  const find = async (id: string): Promise<StoredMail | undefined> => {
    if (!/^[0-9a-f]{24}$/.test(id) || !existsSync(fileOf(id))) return undefined
    return JSON.parse(await readFile(fileOf(id), 'utf8'))
  }

  return {
    /** Stores a mail once per key and returns the stored mail; undefined if the key belongs to another mail. */
    async add(mail: MailInput, idempotencyKey: string): Promise<StoredMail | undefined> {
      const id = idOf(idempotencyKey)
      const known = await find(id)
      const receivedAt = known?.receivedAt ?? new Date().toISOString()
      const stored = { ...mail, id, idempotencyKey, receivedAt }
      if (known) {
        // What is not given is not stored.
        const asStored: unknown = JSON.parse(JSON.stringify(stored))
        return isDeepStrictEqual(asStored, known) ? known : undefined
      }
      await mkdir(folder, { recursive: true })
      await writeFile(`${fileOf(id)}.new`, JSON.stringify(stored))
      await rename(`${fileOf(id)}.new`, fileOf(id))
      return stored
    },
    /** Newest first. */
    async list(): Promise<StoredMail[]> {
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
