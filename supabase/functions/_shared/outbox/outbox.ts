import type { z } from 'zod'
import { inBackground } from '../background.ts'
import { readFile } from '../attachments/file-store.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { HttpError } from '../http/http-error.ts'
import { createResendTransport } from '../mail/resend.ts'
import { createSmtpTransport } from '../mail/smtp.ts'
import {
  DeliveryError,
  fullMessageId,
  type Mail,
  type MailFile,
  type MailText,
  type MailTransport,
} from '../mail/transport.ts'
import { createTelegramTransport } from '../notifications/telegram.ts'
import type { MailEnv, outboxEnv } from '../settings.ts'
import { settleFailure, type DeliveryCounts, type Settlement } from './retry.ts'
import { writeMail, type OutboxRow } from './written-mails.ts'

function createMailTransport(env: MailEnv, timeoutMs: number): MailTransport {
  switch (env.MAIL_TRANSPORT) {
    case 'resend': {
      const { RESEND_BASE_URL: baseUrl, RESEND_API_KEY: apiKey } = env
      return createResendTransport({ baseUrl, apiKey, timeoutMs })
    }
    case 'smtp':
      return createSmtpTransport({ url: env.SMTP_URL, timeoutMs })
    case 'mailbox':
      // The local mailbox speaks Resend's API and accepts any key.
      return createResendTransport({ baseUrl: env.MAILBOX_URL, apiKey: 'local', timeoutMs })
  }
}

/** Everything needed to deliver waiting mails and Telegram messages. */
export type Outbox = ReturnType<typeof createOutbox>

/** Creates the outbox from the parsed environment. */
export const createOutbox = (database: AdminClient, env: z.output<typeof outboxEnv>) => ({
  database,
  transport: createMailTransport(env, env.sendTimeoutMs),
  /** Sender of every mail, `Name <address>` or a bare address. */
  from: env.MAIL_FROM,
  /** Address for answers to replies; the sender's by default. */
  replyTo: env.MAIL_REPLY_TO,
  settings: env,
  links: env.links,
  /** Absent without a configured bot. */
  telegram:
    env.telegram && createTelegramTransport({ ...env.telegram, timeoutMs: env.sendTimeoutMs }),
})

/** The mail of a row, without its files. */
function mailOf(row: OutboxRow, to: string, text: MailText, { from, replyTo }: Outbox): Mail {
  const mail: Mail = { from, to, replyTo: replyTo ?? null, ...text }
  if (row.kind !== 'reply' && row.kind !== 'lead_confirmation') {
    // A stored text tells of a client, who gets the answer.
    const answered = row.subject === null ? mail.replyTo : row.reply_to
    return { ...mail, automatic: 'generated', replyTo: answered }
  }
  return {
    ...mail,
    ...(row.kind === 'reply' ? { cc: row.cc } : { automatic: 'replied' }),
    thread: {
      inReplyTo: row.in_reply_to && fullMessageId(row.in_reply_to, from),
      references: row.reference_ids.map((id) => fullMessageId(id, from)),
    },
  }
}

/** The files of a reply. If Storage cannot deliver them now, the mail waits for them. */
async function filesOf(replyId: string, database: AdminClient): Promise<MailFile[]> {
  const rows = await callDatabase(
    database
      .from('attachments')
      .select('id, name, media_type')
      .eq('reply_id', replyId)
      .order('position'),
  )
  return Promise.all(
    rows.map(async ({ id, name, media_type: mediaType }) => ({
      name,
      mediaType,
      content: await readFile(database, id),
    })),
  )
}

/** Sends a row by mail or by Telegram, unless it is no longer wanted. */
async function send(outbox: Outbox, row: OutboxRow): Promise<Settlement> {
  const { database, links, telegram, transport } = outbox
  const { to_email: to, subject, text_body, html_body: html, reply_id: replyId } = row
  const isStored = subject !== null && text_body !== null
  const text = isStored ? { subject, text: text_body, html } : await writeMail(row, database, links)
  if (text && row.kind === 'notification_telegram') {
    if (!telegram) {
      throw new DeliveryError('Telegram: TELEGRAM_BOT_TOKEN is not set', { permanent: true })
    }
    await telegram(text.text)
    return { count: 'sent', outcome: 'sent' }
  }
  if (!text || to === null) {
    return { count: 'failed', outcome: 'failed', error: 'not wanted any more' }
  }
  const files = replyId ? await filesOf(replyId, database) : []
  const messageId = await transport({ ...mailOf(row, to, text, outbox), files }, row.id)
  return { count: 'sent', outcome: 'sent', ...(messageId && { message_id: messageId }) }
}

/** Makes one attempt at a leased mail. If its outcome is lost, the lease expires and the same key is sent again. */
async function deliverMail(outbox: Outbox, row: OutboxRow): Promise<keyof DeliveryCounts> {
  const { count, ...settlement } = await send(outbox, row).catch((error: unknown) =>
    settleFailure(error, row.attempts, outbox.settings),
  )
  if (settlement.error) console.error(`mail ${row.id}, attempt ${row.attempts}:`, settlement.error)
  const attempt = { mail_id: row.id, attempt: row.attempts }
  const isSettled = await callDatabase(
    outbox.database.rpc('settle_outbox', { ...attempt, ...settlement }),
  ).catch((error: unknown) => {
    console.error(`mail ${row.id} not settled:`, error instanceof HttpError ? error.cause : error)
    return false
  })
  return isSettled ? count : 'lost'
}

/** How many mails are leased and sent at once. */
const batchSize = 4

/** The polling interval for an issue whose next letter could be claimed at any moment, in milliseconds. */
const pollMs = 1000

/** Milliseconds until the next letter of an issue may be claimed; undefined while none is being sent. */
async function untilNextLetter({ database }: Outbox): Promise<number | undefined> {
  const [issue] = await callDatabase(
    database
      .from('newsletter_issues')
      .select('next_send_at')
      .eq('status', 'sending')
      .order('next_send_at')
      .limit(1),
  )
  if (!issue) return undefined
  const waitMs = Date.parse(issue.next_send_at) - Date.now()
  return waitMs > 0 ? waitMs : pollMs
}

/**
 * Delivers due mails by batches until none is left or time is up; of any number of workers, one leases each mail.
 * @param timeBudgetMs no batch begins after this many milliseconds
 * @param followsPace whether it also waits for the letters of an issue at their pace
 */
export async function deliverDue(
  outbox: Outbox,
  timeBudgetMs: number,
  followsPace = false,
): Promise<DeliveryCounts> {
  const counts: DeliveryCounts = { sent: 0, retried: 0, failed: 0, lost: 0 }
  const end = Date.now() + timeBudgetMs
  while (Date.now() < end) {
    const mails = await callDatabase(
      outbox.database.rpc('claim_outbox', {
        max_rows: batchSize,
        lease_seconds: outbox.settings.leaseSeconds,
      }),
    )
    const outcomes = await Promise.all(mails.map((mail) => deliverMail(outbox, mail)))
    for (const outcome of outcomes) counts[outcome] += 1
    if (mails.length === batchSize) continue
    const waitMs = followsPace ? await untilNextLetter(outbox) : undefined
    if (waitMs === undefined || Date.now() + waitMs >= end) break
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return counts
}

/** In milliseconds. Hosted Supabase keeps an instance alive for at least 150 s after its answer. */
const backgroundBudgetMs = 20_000

/** Whether this process delivers, and whether mails were stored since it last looked. */
const background = { isUnderWay: false, hasNews: false }

/**
 * Delivers due mails after the answer, the one just stored after `holdMs`; a failed one waits in the outbox. What is
 * stored during a delivery is found by it, instead of by another worker.
 */
export const deliverSoon = (outbox: Outbox, holdMs = 0) =>
  inBackground('deliver mail', async () => {
    if (holdMs > 0) await new Promise((resolve) => setTimeout(resolve, holdMs))
    background.hasNews = true
    if (background.isUnderWay) return
    background.isUnderWay = true
    try {
      while (background.hasNews) {
        background.hasNews = false
        await deliverDue(outbox, backgroundBudgetMs)
      }
    } finally {
      background.isUnderWay = false
    }
  })
