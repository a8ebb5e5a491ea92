import { kindOf } from '../_shared/attachments/file-kind.ts'
import { cleanFileName } from '../_shared/attachments/file-name.ts'
import { storeFile } from '../_shared/attachments/file-store.ts'
import { callerError, connectAsCaller, notingDenials } from '../_shared/caller.ts'
import {
  attachmentLimits,
  fileNameHeader,
  type UploadResponse,
} from '../_shared/contracts/attachment.ts'
import { countHit } from '../_shared/count-hit.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { readBytes } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { clientEnv, databaseEnv, uploadEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv, client: clientEnv, limits: uploadEnv })
const database = connectDatabase(env.database)

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

/** Admits a visitor within their limit, or staff, before anything is read. @returns what stores the row of a file */
async function admit(request: Request): Promise<(file: FileRow) => Promise<string>> {
  if (new URL(request.url).searchParams.get('for') !== 'reply') {
    await countHit(database, 'upload', request, env.client, env.limits)
    return reserve
  }
  const caller = connectAsCaller(request, env.database)
  // The cheapest call that only staff may make.
  await callDatabase(caller.rpc('notification_switches'), callerError)
  return (file) => callDatabase(caller.rpc('reserve_reply_upload', { file }), callerError)
}

async function reserve(file: FileRow): Promise<string> {
  const { max_untaken_bytes } = env.limits
  const id = await callDatabase(database.rpc('reserve_upload', { file, max_untaken_bytes }))
  if (id) return id
  throw new HttpError('unavailable', { cause: new Error('too many uploads wait for leads') })
}

/** Serves `POST /functions/v1/upload-attachment`; a lead, or with `?for=reply` a staff member's reply, takes the id. */
export default postEndpoint(
  notingDenials(database, 'upload-attachment', async (request) => {
    const givenName = fileName(request.headers)
    const reserveRow = await admit(request)
    const bytes = await readBytes(request, attachmentLimits.bytes)
    const kind = kindOf(givenName, bytes)
    if (!kind) throw new HttpError('unsupported_file')
    const { name, mediaType } = kind
    const file: FileRow = { name, media_type: mediaType, size: bytes.length }
    const id = await reserveRow(file)
    await storeFile(database, id, bytes, mediaType)
    return { ok: true, id, name, mediaType, size: bytes.length } satisfies UploadResponse
  }),
)
