import { cleanFileName } from '../_shared/attachments/file-name.ts'
import { mediaTypeOf } from '../_shared/attachments/file-kind.ts'
import { storeFile } from '../_shared/attachments/file-store.ts'
import { callerError, connectAsCaller } from '../_shared/caller.ts'
import { hashClient } from '../_shared/client-hash.ts'
import {
  attachmentLimits,
  fileNameHeader,
  type UploadResponse,
} from '../_shared/contracts/attachment.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'
import { notingDenials } from '../_shared/denials.ts'
import { readBytes } from '../_shared/http/body.ts'
import { HttpError, rateLimited } from '../_shared/http/http-error.ts'
import { jsonResponse, postEndpoint } from '../_shared/http/endpoint.ts'
import type { ClientEnv, DatabaseEnv, UploadSettings } from '../_shared/settings.ts'

type Dependencies = {
  databaseEnv: DatabaseEnv
  database: AdminClient
  client: ClientEnv
  upload: UploadSettings
}

/** A file's row in the database. */
type FileRow = { name: string; media_type: string; size: number }

/** @throws HttpError invalid_fields */
function fileName(headers: Headers): string {
  const header = headers.get(fileNameHeader)
  try {
    if (header) return cleanFileName(decodeURIComponent(header))
  } catch {
    // Not percent-encoded: treated like a missing name.
  }
  throw new HttpError('invalid_fields', { fields: { [fileNameHeader]: 'Укажите имя файла' } })
}

/** Reserves room for a visitor's file, within the limits. */
async function reserve(file: FileRow, headers: Headers, deps: Dependencies): Promise<string> {
  const { database, client, upload } = deps
  const [row] = await callDatabase(
    database.rpc('reserve_upload', {
      file,
      client_hash: await hashClient(headers, client),
      max_per_window: upload.limit,
      window_seconds: upload.windowSeconds,
      max_untaken_bytes: upload.untakenBytes,
    }),
  )
  switch (row?.outcome) {
    case 'reserved':
      return row.attachment_id
    case 'rate_limited':
      throw rateLimited(row.retry_after_seconds)
    case 'full':
      throw new HttpError('unavailable', { cause: new Error('too many uploads wait for leads') })
    default:
      throw new HttpError('internal', { cause: new Error(`reserve_upload said ${row?.outcome}`) })
  }
}

/**
 * Serves `POST /functions/v1/upload-attachment`: stores one file, which is the request's body, and returns the id by
 * which a lead, or with `?for=reply` a reply of the signed-in staff member, takes it.
 */
export const createHandler = (deps: Dependencies) =>
  postEndpoint(
    notingDenials(deps.database, 'upload-attachment', async (request) => {
      const isForReply = new URL(request.url).searchParams.get('for') === 'reply'
      const caller = isForReply ? connectAsCaller(request, deps.databaseEnv) : undefined
      const name = fileName(request.headers)
      const bytes = await readBytes(request, attachmentLimits.bytes)
      const mediaType = mediaTypeOf(name, bytes)
      if (!mediaType) throw new HttpError('unsupported_file')
      const file: FileRow = { name, media_type: mediaType, size: bytes.length }
      const id = caller
        ? await callDatabase(caller.rpc('reserve_reply_upload', { file }), callerError)
        : await reserve(file, request.headers, deps)
      await storeFile(deps.database, id, bytes, mediaType)
      const answer: UploadResponse = { ok: true, id, name, mediaType, size: bytes.length }
      return jsonResponse(answer)
    }),
  )
