import { callDatabase, type AdminClient } from '../database.ts'
import { HttpError } from '../http/http-error.ts'

/** The private bucket; an object's name is the id of its row in `attachments`. */
const bucket = 'attachments'

type Answer<Data> = { data: Data | null; error: { message: string } | null }

/** @throws HttpError unavailable if Storage refuses or does not answer */
async function callStorage<Data>(what: string, call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error } = await call
  if (data !== null) return data
  throw new HttpError('unavailable', { cause: new Error(`Storage, ${what}: ${error?.message}`) })
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
  const stored_at = new Date().toISOString()
  const rows = await callDatabase(
    database.from('attachments').update({ stored_at }).eq('id', id).select('id'),
  )
  // Its row was deleted in the meantime, before the bytes were stored.
  if (rows.length === 0) await callStorage('remove', files.remove([id]))
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
  const ids = await callDatabase(database.rpc('discarded_files', { max_rows: batchSize }))
  if (ids.length === 0) return 0
  await callStorage('remove', database.storage.from(bucket).remove(ids))
  await callDatabase(database.rpc('forget_files', { ids }))
  return ids.length
}
