import { z } from 'zod'
import { attachmentLimits } from '../_shared/contracts/attachment.ts'
import { maximumInboundBytes } from '../_shared/contracts/inbound.ts'
import { parseBody, parseJson, readBytes } from '../_shared/http/body.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { DeliveryError } from '../_shared/mail/delivery-error.ts'
import { readRefusal } from '../_shared/mail/resend-answers.ts'
import { fromMime } from './from-mime.ts'
import { incomingMail, type IncomingFile, type IncomingMail } from './incoming-mail.ts'
import { fieldOf } from './mime-header.ts'
import { fileLimits } from './received-files.ts'

type ResendAccess = {
  baseUrl: string
  apiKey: string
  /** Resolves when the next request may be made. */
  turn: () => Promise<void>
  /** Tells admins what keeps us from reading mail. */
  report: (refusal: DeliveryError) => Promise<void>
}

/** Timeout of Resend's answer, in milliseconds. */
const timeoutMs = 10_000

const tooLarge = 'Письмо слишком большое: целиком оно есть только в Resend.'
const unread =
  'Письмо пока нельзя прочитать: оно пришло сверх лимита Resend. Текст и файлы появятся, когда лимит увеличат.'

// Resend's own URLs, which it signs.
const downloadUrl = z.url({ protocol: /^https?$/ })

const text = z.string().nullish().catch(null)
const list = z.array(z.string()).nullish().catch(null)
const described = { filename: text, content_type: text, content_id: text }
const attachments = z.array(z.object(described)).nullish().catch(null)

// https://resend.com/docs/api-reference/emails/list-received-email-attachments
const attachmentListSchema = z.object({
  data: z.array(z.object({ ...described, download_url: downloadUrl })),
})

const metadata = {
  from: z.string(),
  to: list,
  cc: list,
  subject: text,
  message_id: text,
  attachments,
}

/** Resend receives through Amazon SES, which writes its verdicts under this name. */
const resendReceiver = 'amazonses.com'

// https://resend.com/docs/webhooks/emails/received
const eventSchema = z.object({
  type: z.string(),
  data: z.object({ email_id: z.string().regex(/^[\w-]{1,100}$/), ...metadata }),
})

// https://resend.com/docs/api-reference/emails/retrieve-received-email
const emailSchema = z.object({
  ...metadata,
  html: text,
  text,
  reply_to: list,
  headers: z.record(z.string(), z.unknown()).nullish().catch(null),
  raw: z.object({ download_url: downloadUrl }).nullish().catch(null),
})

type ResendEmail = Partial<z.output<typeof emailSchema>> &
  Pick<z.output<typeof emailSchema>, keyof typeof metadata>

type Described = z.output<z.ZodObject<typeof described>>

const incomingFile = (
  { filename: name, content_type: mediaType, content_id: contentId }: Described,
  content?: Uint8Array<ArrayBuffer>,
): IncomingFile => ({ name, mediaType, contentId, content })

/* Resend's JSON does not tell which of several equal headers was the topmost: no verdict on the sender is read. */
function mailOf(
  email: ResendEmail,
  source: Uint8Array<ArrayBuffer>,
  files = (email.attachments ?? []).map((file) => incomingFile(file)),
): IncomingMail {
  const fields = Object.entries(email.headers ?? {}).map(
    ([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' ') : String(value ?? '')}`,
  )
  return incomingMail({
    ...email,
    fields,
    replyTo: email.reply_to,
    messageId: email.message_id ?? fieldOf(fields, 'message-id'),
    inReplyTo: fieldOf(fields, 'in-reply-to'),
    references: fieldOf(fields, 'references'),
    files,
    source,
  })
}

const isTooLarge = (error: unknown) =>
  error instanceof HttpError && error.code === 'payload_too_large'

/** @throws HttpError payload_too_large; DeliveryError refused */
async function download(url: string, headers = {}, limit = maximumInboundBytes) {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { headers, signal, redirect: 'manual' })
  if (response.ok) return readBytes(response, limit)
  const { means, reason } = readRefusal(response.status, await response.json().catch(() => null))
  throw new DeliveryError(reason, { kind: means === 'sent' ? 'passing' : means })
}

/** Asks the API, at its rate; files are elsewhere. @throws like `download` */
async function ask(path: string, { baseUrl, apiKey, turn }: ResendAccess): Promise<unknown> {
  await turn()
  return parseJson(await download(`${baseUrl}${path}`, { authorization: `Bearer ${apiKey}` }))
}

/** The files of a mail one by one, within the limits; of the others only the names. */
async function downloadFiles(path: string, access: ResendAccess) {
  const { data } = attachmentListSchema.parse(await ask(path, access))
  const files: IncomingFile[] = []
  let left: number = fileLimits.mailBytes
  for (const file of data.slice(0, fileLimits.files)) {
    const limit = Math.min(left, attachmentLimits.bytes)
    const content = await download(file.download_url, {}, limit).catch((error: unknown) => {
      if (isTooLarge(error)) return undefined
      throw error
    })
    left -= content?.length ?? 0
    files.push(incomingFile(file, content))
  }
  return files
}

/** Whether Resend keeps a mail from us because it came above the quota. */
export const isAboveQuota = (error: unknown) =>
  error instanceof DeliveryError && error.kind === 'quota'

/** A mail as Resend has it. @throws HttpError payload_too_large; DeliveryError above quota; else unavailable */
async function fetchMail(id: string, access: ResendAccess) {
  const path = `/emails/receiving/${id}`
  try {
    // With inline images as references: their data would use up the space for the text.
    const email = emailSchema.parse(await ask(`${path}?html_format=cid`, access))
    // The raw mail contains more: the order of its headers, its encodings, its reports.
    if (email.raw) return { raw: await download(email.raw.download_url) }
    const hasFiles = email.attachments?.length
    return { email, files: hasFiles ? await downloadFiles(`${path}/attachments`, access) : [] }
  } catch (error) {
    if (isTooLarge(error)) throw error
    // Resend may not know the mail yet, which does not point to a wrong setting.
    if (error instanceof DeliveryError && !error.message.startsWith('HTTP 404 '))
      await access.report(error)
    if (isAboveQuota(error)) throw error
    // Resend repeats its webhook for hours and keeps the mail until then.
    throw new HttpError('unavailable', { cause: new Error(`Resend: ${String(error)}`) })
  }
}

/** The mail that Resend knows by this id. @throws like `fetchMail` */
async function mailById(id: string, access: ResendAccess, source: Uint8Array<ArrayBuffer>) {
  const { raw, email, files } = await fetchMail(id, access)
  return raw ? fromMime(raw, resendReceiver) : mailOf(email, source, files)
}

/** The mail of a webhook event; undefined for other types. @throws HttpError unavailable if Resend should repeat it */
export async function fromResend(
  event: Uint8Array<ArrayBuffer>,
  access: ResendAccess,
): Promise<IncomingMail | undefined> {
  const body = parseJson(event)
  const { type } = parseBody(eventSchema.pick({ type: true }), body)
  if (type !== 'email.received') return undefined
  const { email_id: id, ...metadata } = parseBody(eventSchema, body).data
  try {
    return await mailById(id, access, event)
  } catch (error) {
    const told = mailOf(metadata, event)
    if (isTooLarge(error)) return { ...told, remarks: [tooLarge] }
    if (isAboveQuota(error)) return { ...told, remarks: [unread], unreadId: id }
    throw error
  }
}

/** Resend's id of a mail that could not be read when its event came, and the id by which it was stored. */
export const awaitedSchema = z.object({ provider_id: z.string(), message_id: z.string() })

/** That mail, as it can be read now. @throws like `fetchMail` */
export async function awaitedFromResend(
  { provider_id: id, message_id: messageId }: z.output<typeof awaitedSchema>,
  access: ResendAccess,
): Promise<IncomingMail> {
  return { ...(await mailById(id, access, new Uint8Array())), messageId }
}
