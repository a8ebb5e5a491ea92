import { maximumInboundBytes } from '../_shared/contracts/inbound.ts'
import { databaseTimeoutMs, type AdminClient } from '../_shared/database.ts'
import { databaseError } from '../_shared/database-error.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { jsonResponse } from '../_shared/http/json-response.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { readBytes } from '../_shared/http/read-bytes.ts'
import { isJson } from '../_shared/http/read-json.ts'
import { fromJson } from './from-json.ts'
import { fromMime } from './from-mime.ts'
import { fromResend } from './from-resend.ts'
import type { InboundSettings } from './inbound-env.ts'
import type { IncomingMail } from './incoming-mail.ts'
import { receivedEmail } from './received-email.ts'
import { isSigned, readSignature, type SignaturePrefix } from './verify-signature.ts'

/** Mail servers let no larger mail pass: its sender shall hear that it was too large for us. */
const largestMailBytes = 40 * 1024 * 1024

type Dependencies = { database: AdminClient; inbound: InboundSettings }

/** Reads the signed body of a request; nothing of one that is not signed. */
async function readSigned(request: Request, { keys }: InboundSettings) {
  if (!keys.svix && !keys.webhook) throw new HttpError('not_configured')
  const signature = readSignature(request.headers)
  if (!signature) throw new HttpError('bad_signature')
  const key = keys[signature.prefix]
  if (!key) throw new HttpError('not_configured')
  const body = await readBytes(request, maximumInboundBytes, largestMailBytes)
  if (!(await isSigned(body, signature, key))) throw new HttpError('bad_signature')
  return { body, prefix: signature.prefix }
}

function readMail(
  body: Uint8Array<ArrayBuffer>,
  prefix: SignaturePrefix,
  contentType: string | null,
  { resend }: InboundSettings,
): Promise<IncomingMail | undefined> | IncomingMail {
  if (isJson(contentType)) return prefix === 'svix' ? fromResend(body, resend) : fromJson(body)
  if (prefix === 'webhook' && /^message\/rfc822\s*(;|$)/i.test(contentType ?? '')) {
    return fromMime(body)
  }
  throw new HttpError('unsupported_media_type')
}

/*
 * Our notifications are no news where the managers' mailbox brings its mail here, too, nor is its note
 * that they are away. What a manager passes on is.
 */
function isOwn({ from, origin }: IncomingMail, { ownAddresses }: InboundSettings): boolean {
  const address = from?.address.toLowerCase()
  if (!address) return false
  return (
    address === ownAddresses.sender || (address === ownAddresses.managers && origin !== 'sender')
  )
}

async function store(mail: IncomingMail, database: AdminClient): Promise<void> {
  const result = await database
    .rpc('receive_email', await receivedEmail(mail))
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw databaseError(result)
  const outcome = result.data[0]?.outcome
  // Nothing else counts as stored: an ok that is not true would lose a mail.
  if (outcome !== 'stored' && outcome !== 'duplicate') {
    throw new HttpError('internal', { cause: new Error(`receive_email said ${outcome}`) })
  }
}

/**
 * Serves `POST /functions/v1/inbound-mail`: a provider's signed webhook brings a mail, which is stored
 * once per Message-ID, then answered with ok. Nobody is mailed about it, so no two programs can answer
 * each other for ever.
 */
export const createHandler = ({ database, inbound }: Dependencies) =>
  postEndpoint(async (request) => {
    const { body, prefix } = await readSigned(request, inbound)
    const mail = await readMail(body, prefix, request.headers.get('content-type'), inbound)
    if (mail && !isOwn(mail, inbound)) await store(mail, database)
    return jsonResponse({ ok: true })
  })
