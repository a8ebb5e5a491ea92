import type { AdminClient } from '../database.ts'
import { HttpError } from '../http/http-error.ts'

/** The private bucket; an object's name is the id of its row in `attachments`. */
const bucket = 'attachments'

/** Longest wait for Storage, in milliseconds. */
const timeoutMs = 10_000

type Answer<Data> = { data: Data | null; error: { message: string } | null }

/** @throws HttpError unavailable if Storage refuses or does not answer */
async function callStorage<Data>(what: string, call: Promise<Answer<Data>>): Promise<Data> {
  const unavailable = (reason: string) =>
    new HttpError('unavailable', { cause: new Error(`Storage, ${what}: ${reason}`) })
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable('no answer')), timeoutMs)
  })
  try {
    const answer = await Promise.race([call, timeout])
    if (answer.error || answer.data === null) {
      throw unavailable(answer.error?.message ?? 'an empty answer')
    }
    return answer.data
  } finally {
    clearTimeout(timer)
  }
}

/** Stores an attachment's bytes; idempotent. @throws HttpError unavailable if a later attempt may succeed */
export async function storeFile(
  database: AdminClient,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
): Promise<void> {
  const files = database.storage.from(bucket)
  await callStorage('upload', files.upload(id, bytes, { contentType: mediaType, upsert: true }))
  const { data, error } = await database
    .from('attachments')
    .update({ stored_at: new Date().toISOString() })
    .eq('id', id)
    .select('id')
  if (error) throw new HttpError('unavailable', { cause: error })
  // Its row was deleted in the meantime, before the bytes were stored.
  if (data.length === 0) await callStorage('remove', files.remove([id]))
}

/** @throws HttpError unavailable */
export async function readFile(
  database: AdminClient,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await callStorage('download', database.storage.from(bucket).download(id))
  return new Uint8Array(await blob.arrayBuffer())
}

/** Objects removed in one call. */
const batchSize = 100

/** Removes the objects of deleted rows and untaken uploads; the next call retries failures. @returns their number */
export async function removeDiscardedFiles(database: AdminClient): Promise<number> {
  const { data: ids, error } = await database.rpc('discarded_files', { max_rows: batchSize })
  if (error) throw new HttpError('unavailable', { cause: error })
  if (ids.length === 0) return 0
  await callStorage('remove', database.storage.from(bucket).remove(ids))
  const { error: notForgotten } = await database.rpc('forget_files', { ids })
  if (notForgotten) throw new HttpError('unavailable', { cause: notForgotten })
  return ids.length
}
