import { verifyAuth } from '@supabase/server/core'
import { storeFile } from '../_shared/attachments/file-store.ts'
import { maximumEventBytes, maximumInboundBytes } from '../_shared/contracts/inbound.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { isJson, readBytes, readJson } from '../_shared/http/body.ts'
import { HttpError, unexpected } from '../_shared/http/http-error.ts'
import type { DeliveryError } from '../_shared/mail/delivery-error.ts'
import { waitForTurn } from '../_shared/mail/resend-turns.ts'
import { databaseEnv, inboundEnv } from '../_shared/settings.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { oneLine } from '../_shared/contracts/text.ts'
import { isUuid } from '../_shared/contracts/uuid.ts'
import { fromJson } from './from-json.ts'
import { fromMime } from './from-mime.ts'
import { awaitedFromResend, awaitedSchema, fromResend, isAboveQuota } from './from-resend.ts'
import type { IncomingMail } from './incoming-mail.ts'
import { referencesIn } from './message-ids.ts'
import { readMailEvent } from './mail-event.ts'
import { receivedEmail } from './received-email.ts'
import { readSentEvent } from './sent-event.ts'
import type { ReceivedFile } from './received-files.ts'
import { isSigned, readSignature, type SignaturePrefix } from './verify-signature.ts'

const env = readEnv({ database: databaseEnv, inbound: inboundEnv })
const database = connectDatabase(env.database)
const { keys, receiver, ownAddresses, ownDomains } = env.inbound

const resend = {
  ...env.inbound.resend,
  turn: () => waitForTurn(database, env.inbound.resend.perSecond),
  async report({ kind, message }: DeliveryError) {
    if (kind !== 'quota' && kind !== 'settings') return
    const block = { way: 'inbox', blocked_by: kind, reason: message }
    await callDatabase(database.rpc('note_block', block))
  },
}

/** Maximum length of a bounce's reason, in characters. */
const longestReason = 500

/** Maximum number of a report's ids that are looked up. */
const mostIds = 50

type Bytes = Uint8Array<ArrayBuffer>

const fromOurselves = 'Письмо пришло с нашего собственного адреса, но отправлено не отсюда.'

/** What reads mails of this type. @throws HttpError unsupported_media_type */
function readerOf(contentType: string | null, prefix: SignaturePrefix) {
  const isResend = prefix === 'svix'
  if (isJson(contentType)) return isResend ? (bytes: Bytes) => fromResend(bytes, resend) : fromJson
  if (!isResend && /^message\/rfc822\s*(;|$)/i.test(contentType ?? ''))
    return (bytes: Bytes) => fromMime(bytes, receiver)
  throw new HttpError('unsupported_media_type')
}

/* An HMAC covers the whole body, so anyone can make us read one: only with headers that are fresh and well-formed, an
   accepted type, and no more bytes than such a request may have. Nothing is parsed before it is verified. */
async function readSigned({ headers, body }: Request) {
  if (!keys.svix && !keys.webhook) throw new HttpError('not_configured')
  const signature = readSignature(headers)
  if (!signature) throw new HttpError('bad_signature')
  const { prefix } = signature
  const key = keys[prefix]
  if (!key) throw new HttpError('not_configured')
  const read = readerOf(headers.get('content-type'), prefix)
  const limit = prefix === 'svix' ? maximumEventBytes : maximumInboundBytes
  const bytes = await readBytes({ headers, body }, limit)
  if (!(await isSigned(bytes, signature, key))) throw new HttpError('bad_signature')
  return { bytes, prefix, read }
}

/** The id of our own mail, from its Message-ID or the header that providers keep. */
const outboxIdsOf = ({ messageId, outboxId }: IncomingMail) =>
  [messageId, outboxId]
    .map((id = '') =>
      id
        .trim()
        .replace(/^<|@.*/gs, '')
        .replace(/>$/, ''),
    )
    .filter(isUuid)

/* The managers' mailbox may forward its mail here too. Our own mails, known by the outbox, and its automatic replies
   are dropped; a mail forwarded by a manager is kept. */
async function isOwn(mail: IncomingMail): Promise<boolean> {
  const address = mail.from?.address.toLowerCase()
  if (!address) return false
  if (address === ownAddresses.managers && mail.isAutomatic) return true
  if (address !== ownAddresses.sender) return false
  const sent = await callDatabase(
    database.from('outbox').select('id').in('id', outboxIdsOf(mail)).limit(1),
  )
  return sent.length > 0
}

/**
 * Records on our mail what a server reports about it. Trusted are verified servers, our own provider's, and the
 * recipient's; never one that the provider calls forged. A report without a sender cannot be verified: it may say that
 * a mail did not arrive, and ends no subscription.
 *
 * @param reportId the report's Message-ID: each report counts once
 * @returns whether the report names our mail, and is trusted
 */
async function noteReport({ report, authentication, from }: IncomingMail, reportId: string) {
  if (!report?.isBySystem || authentication === 'fail') return false
  const isVerified = authentication === 'pass'
  const reporter = from?.address.toLowerCase().split('@')[1]
  if (report.kind === 'complaint' && !reporter) return false
  const outcome = await callDatabase(
    database.rpc('note_bounce', {
      kind: report.kind,
      returned_ids: report.returnedIds.slice(0, mostIds),
      thread_ids: report.threadIds.slice(0, mostIds),
      recipients: report.recipients.slice(0, mostIds),
      bounce_id: reportId,
      reason: oneLine(report.reason, longestReason),
      is_lasting: report.isLasting && (isVerified || Boolean(reporter)),
      ...(!isVerified && reporter && { reporter, own_domains: ownDomains }),
    }),
  )
  switch (outcome) {
    case 'noted':
    case 'duplicate':
      return true
    case 'unknown':
      return false
    case 'sending':
      // It is settled in a moment, and the report is repeated.
      throw new HttpError('unavailable')
    default:
      throw unexpected('note_bounce', outcome)
  }
}

/** Stores a mail's missing files. A failure fails the webhook, so that the provider retries and the rest follows. */
async function storeFiles(emailId: string, files: readonly ReceivedFile[]): Promise<void> {
  if (files.length === 0) return
  const awaited = await callDatabase(
    database
      .from('attachments')
      .select('id, position, name, media_type, size')
      .eq('email_id', emailId)
      .is('stored_at', null),
  )
  for (const { id, ...described } of awaited) {
    const file = files.find(
      ({ row }) =>
        row.position === described.position &&
        row.name === described.name &&
        row.size === described.size &&
        row.media_type === described.media_type,
    )
    if (file) await storeFile(database, id, file.content, file.row.media_type)
  }
}

async function store(mail: IncomingMail): Promise<void> {
  const { sender, managers, replyTo } = ownAddresses
  const own = [sender, managers, replyTo].flatMap((address) => address ?? [])
  const remarks =
    mail.from?.address.toLowerCase() === sender ? [fromOurselves, ...mail.remarks] : mail.remarks
  const { email, files } = await receivedEmail({ ...mail, remarks }, own)
  if (await noteReport(mail, email.message_id)) return
  // A report that is not recorded still refers to its thread.
  const { returnedIds = [], threadIds = [] } = mail.report ?? {}
  const reference_ids = referencesIn(
    [...email.reference_ids, ...threadIds, ...returnedIds].join(' '),
  )
  const [row] = await callDatabase(
    database.rpc('receive_email', { email: { ...email, reference_ids } }),
  )
  // Anything else is an error: a false ok would lose a mail.
  if (row?.outcome !== 'stored' && row?.outcome !== 'duplicate') {
    throw unexpected('receive_email', row?.outcome)
  }
  await storeFiles(row.email_id, files)
}

/** A mail to be asked for again: from `deliver-mail`, which has the secret key. With it nobody can bring a mail. */
async function readAwaited(request: Request): Promise<IncomingMail> {
  const { error } = await verifyAuth(request, { auth: 'secret:*', env: env.database })
  const isJsonBody = isJson(request.headers.get('content-type'))
  const body = error || !isJsonBody ? undefined : await readJson(request, maximumEventBytes)
  const awaited = awaitedSchema.safeParse(body)
  if (!awaited.success) throw new HttpError('bad_signature')
  return awaitedFromResend(awaited.data, resend).catch((failure: unknown) => {
    // It stays as it is, and is asked for again.
    throw isAboveQuota(failure) ? new HttpError('unavailable') : failure
  })
}

/** Serves `POST /functions/v1/inbound-mail`: stores mail once per Message-ID and sends none, so no loop can arise. */
export default postEndpoint(async (request) => {
  if (request.headers.has('apikey') && !readSignature(request.headers)) {
    await store(await readAwaited(request))
    return
  }
  const { bytes, prefix, read } = await readSigned(request)
  const event = prefix === 'svix' ? readMailEvent(bytes) : undefined
  if (event) {
    // A repeated one changes nothing.
    await callDatabase(database.rpc('note_mail_event', event))
    return
  }
  const sent = prefix === 'svix' ? readSentEvent(bytes) : undefined
  if (sent) {
    await callDatabase(database.rpc('note_message_id', sent))
    return
  }
  const mail = await read(bytes)
  if (mail && !(await isOwn(mail))) await store(mail)
})
