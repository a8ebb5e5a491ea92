import { z } from 'zod'
import { attachmentLimits } from '../_shared/contracts/attachment.ts'
import { maximumInboundBytes } from '../_shared/contracts/inbound.ts'
import { parseBody, parseJson, readBytes } from '../_shared/http/body.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { fromMime } from './from-mime.ts'
import { incomingMail, type IncomingFile, type IncomingMail } from './incoming-mail.ts'
import { fileLimits } from './received-files.ts'

type ResendAccess = { baseUrl: string; apiKey: string }

/** Timeout of Resend's answer, in milliseconds. */
const timeoutMs = 10_000

const tooLarge = 'Письмо слишком большое: целиком оно есть только в Resend.'

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
  const headers = new Map(
    Object.entries(email.headers ?? {}).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(' ') : String(value ?? ''),
    ]),
  )
  return incomingMail({
    ...email,
    header: (name) => headers.get(name),
    replyTo: email.reply_to,
    messageId: email.message_id ?? headers.get('message-id'),
    inReplyTo: headers.get('in-reply-to'),
    references: headers.get('references'),
    files,
    source,
  })
}

const isTooLarge = (error: unknown) =>
  error instanceof HttpError && error.code === 'payload_too_large'

/** @throws HttpError payload_too_large */
async function download(url: string, headers = {}, limit = maximumInboundBytes) {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { headers, signal, redirect: 'manual' })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return readBytes(response, limit)
}

/** The files of a mail one by one, within the limits; of the others only the names. */
async function downloadFiles(url: string, headers: Record<string, string>) {
  const { data } = attachmentListSchema.parse(parseJson(await download(url, headers)))
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

/** A mail as Resend has it. @throws HttpError payload_too_large; unavailable if Resend should repeat the event */
async function fetchMail(id: string, { baseUrl, apiKey }: ResendAccess) {
  const url = `${baseUrl}/emails/receiving/${id}`
  const headers = { authorization: `Bearer ${apiKey}` }
  try {
    // With inline images as references: their data would use up the space for the text.
    const answer = await download(`${url}?html_format=cid`, headers)
    const email = emailSchema.parse(parseJson(answer))
    // The raw mail contains more: the order of its headers, its encodings, its reports.
    if (email.raw) return { raw: await download(email.raw.download_url) }
    const hasFiles = email.attachments?.length
    return { email, files: hasFiles ? await downloadFiles(`${url}/attachments`, headers) : [] }
  } catch (error) {
    if (isTooLarge(error)) throw error
    // Resend repeats its webhook for hours and keeps the mail until then.
    throw new HttpError('unavailable', { cause: new Error(`Resend: ${String(error)}`) })
  }
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
    const { raw, email, files } = await fetchMail(id, access)
    return raw ? await fromMime(raw, resendReceiver) : mailOf(email, event, files)
  } catch (error) {
    if (!isTooLarge(error)) throw error
    return { ...mailOf(metadata, event), remarks: [tooLarge] }
  }
}
