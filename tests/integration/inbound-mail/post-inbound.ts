import type { InboundMailInput } from '@contracts/inbound.ts'
import type { TestBackend } from '../../support/backend.ts'
import { signWebhook, type Signing } from '../../support/sign-webhook.ts'

export const json = 'application/json'
export const mime = 'message/rfc822'

/** Posts a body to `inbound-mail` with these headers. */
export const postInbound = (
  { url }: Pick<TestBackend, 'url'>,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<Response> => fetch(`${url}/functions/v1/inbound-mail`, { method: 'POST', headers, body })

/** Posts a body signed as the provider signs it. */
export const postSigned = (
  backend: Pick<TestBackend, 'url'>,
  body: string | Uint8Array<ArrayBuffer>,
  contentType: string,
  signing: Signing,
): Promise<Response> =>
  postInbound(backend, body, { 'content-type': contentType, ...signWebhook(body, signing) })

/** A verified sender's mail as JSON, with its own Message-ID. */
export const inboundMail = (changes: Partial<InboundMailInput> = {}): InboundMailInput => ({
  from: 'Айда Асанова <aida@client.example>',
  to: 'Kerege <site@kerege.example>',
  subject: 'Вопрос',
  text: 'Сколько стоит сайт?',
  messageId: `<${crypto.randomUUID()}.x@client.example>`,
  authentication: 'pass',
  ...changes,
})

export interface StoredMail {
  id: string
  source: string
  status: string
  thread_id: string
  from_email: string | null
  to_email: string | null
  also_to: string[]
  cc: string[]
  reply_to: string | null
  is_relayed: boolean
  subject: string | null
  body: string | null
  html_content: string | null
  message_id: string
  customer_id: string | null
  from_name: string | null
  authentication: string | null
  refers_to_thread_id: string | null
  assigned_to_user_id: string | null
}

/** The emails in the inbox with this Message-ID. */
export const findMails = ({ supabase }: TestBackend, messageId: string | undefined) =>
  supabase.sql<StoredMail>('select * from public.emails where message_id = $1', messageId ?? '')
