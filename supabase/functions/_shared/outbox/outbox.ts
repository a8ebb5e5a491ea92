import type { z } from 'zod'
import { company } from '../../../../src/content/company.ts'
import { inBackground, workerEnd } from '../background.ts'
import { readFile } from '../attachments/file-store.ts'
import { readLead } from '../contracts/stored-lead.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { toHex } from '../crypto.ts'
import { HttpError } from '../http/http-error.ts'
import { DeliveryError } from '../mail/delivery-error.ts'
import { createResendTransport } from '../mail/resend.ts'
import { createSmtpTransport } from '../mail/smtp.ts'
import {
  fullMessageId,
  type Mail,
  type MailFile,
  type MailText,
  type MailTransport,
} from '../mail/transport.ts'
import { createTelegramTransport, type ChatMoves } from '../notifications/telegram.ts'
import type { DeliverySettings, MailEnv, outboxEnv } from '../settings.ts'
import { waitForTurn } from '../mail/resend-turns.ts'
import { settleFailure, type DeliveryCounts, type Settlement } from './retry.ts'
import { isKeptAtFirst, isWrittenLate, writeMail, type OutboxRow } from './written-mails.ts'
import { logError } from '../log/log.ts'

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

/** The ids of upgraded chats, in the database. */
const movesIn = (database: AdminClient): ChatMoves => ({
  find: (chat_id) => callDatabase(database.rpc('telegram_chat', { chat_id })),
  keep: (chat_id, moved_to) =>
    callDatabase(database.rpc('move_telegram_chat', { chat_id, moved_to })),
})

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
  /** Resolves when the next mail may be sent; absent where the provider has no such limit. */
  turn:
    env.MAIL_TRANSPORT === 'resend'
      ? () => waitForTurn(database, env.RESEND_REQUESTS_PER_SECOND)
      : undefined,
  /** Absent without a configured bot. */
  telegram:
    env.telegram &&
    createTelegramTransport({
      ...env.telegram,
      timeoutMs: env.sendTimeoutMs,
      moves: movesIn(database),
    }),
})

/** The mail of a row, without its files. */
function mailOf(row: OutboxRow, to: string, text: MailText, { from, replyTo }: Outbox): Mail {
  const mail: Mail = { from, to, replyTo: replyTo ?? null, ...text }
  if (row.kind !== 'reply' && row.kind !== 'lead_confirmation') {
    // A text that was stored with the row tells of a client, who gets the answer.
    return {
      ...mail,
      automatic: 'generated',
      replyTo: isWrittenLate(row) ? mail.replyTo : row.reply_to,
    }
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

/** The booked call of a confirmation, for the visitor's calendar; the same at every attempt. */
async function callOf(emailId: string, { database, links }: Outbox): Promise<MailFile[]> {
  const [email] = await callDatabase(
    database.from('emails').select('lead, created_at').eq('id', emailId),
  )
  const lead = readLead(email?.lead)
  if (!email || lead?.kind !== 'booking' || !lead.callAt) return []
  // Loaded on demand: few mails have a call.
  const { callsCalendar } = await import('../calendar/calls-calendar.ts')
  const call = {
    id: emailId,
    callAt: lead.callAt,
    bookedAt: email.created_at,
    summary: `Звонок с ${company.name}`,
    url: links.siteUrl,
  }
  const content = new TextEncoder().encode(callsCalendar([call], call.summary))
  return [{ name: 'zvonok.ics', mediaType: 'text/calendar; charset=utf-8', content }]
}

/** The files of a row's mail. */
function filesOfRow({ kind, reply_id, email_id }: OutboxRow, outbox: Outbox) {
  if (reply_id) return filesOf(reply_id, outbox.database)
  return kind === 'lead_confirmation' && email_id ? callOf(email_id, outbox) : []
}

/** The text of a row, the same at every attempt; undefined if it is no longer wanted. */
async function textOf(row: OutboxRow, { database, links }: Outbox): Promise<MailText | undefined> {
  const { id: mail_id, attempts: attempt, subject, text_body, html_body: html } = row
  if (subject !== null && text_body !== null) return { subject, text: text_body, html }
  const text = await writeMail(row, database, links)
  // Those of others are made of what does not change. These also tell the time.
  if (text && isKeptAtFirst(row)) {
    const kept = { subject: text.subject, text_body: text.text, html_body: text.html ?? '' }
    await callDatabase(database.rpc('keep_mail_text', { mail_id, attempt, ...kept }))
  }
  return text
}

/** A mail that came back is another one to its provider, which would not send the same one twice. */
async function keyOf({ id, bounce_id: bounceId }: OutboxRow): Promise<string> {
  if (bounceId === null) return id
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(bounceId))
  return `${id}/${toHex(digest)}`
}

/** Sends a row by mail or by Telegram, unless it is no longer wanted. */
async function send(outbox: Outbox, row: OutboxRow): Promise<Settlement> {
  const { telegram, transport } = outbox
  const { to_email: to } = row
  const text = await textOf(row, outbox)
  if (text && row.kind === 'notification_telegram') {
    if (!telegram) {
      throw new DeliveryError('Telegram: TELEGRAM_BOT_TOKEN is not set', { kind: 'final' })
    }
    await telegram(text.text)
    return { count: 'sent', outcome: 'sent' }
  }
  if (!text || to === null) {
    return { count: 'failed', outcome: 'failed', error: 'not wanted any more' }
  }
  const files = await filesOfRow(row, outbox)
  await outbox.turn?.()
  const mail = { ...mailOf(row, to, text, outbox), files }
  const messageId = await transport(mail, row.id, await keyOf(row))
  return { count: 'sent', outcome: 'sent', ...(messageId && { message_id: messageId }) }
}

/** Makes one attempt at a leased mail. If its outcome is lost, the lease expires and the same key is sent again. */
async function deliverMail(outbox: Outbox, row: OutboxRow): Promise<keyof DeliveryCounts> {
  const { count, ...settlement } = await send(outbox, row).catch((error: unknown) =>
    settleFailure(error, row, outbox.settings),
  )
  if (settlement.error) logError(`mail ${row.id}, attempt ${row.attempts}:`, settlement.error)
  const attempt = { mail_id: row.id, attempt: row.attempts }
  const isSettled = await callDatabase(
    outbox.database.rpc('settle_outbox', { ...attempt, ...settlement }),
  ).catch((error: unknown) => {
    logError(`mail ${row.id} not settled:`, error instanceof HttpError ? error.cause : error)
    return false
  })
  return isSettled ? count : 'lost'
}

/** How many mails are leased and sent at once. */
const largestBatch = 4

/** How long an attempt may take: a mail with files three times as long as another (`sendTimeout`). */
const longestAttemptMs = ({ sendTimeoutMs }: DeliverySettings) => 3 * sendTimeoutMs

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
  const { database, settings, turn } = outbox
  // Nothing is begun that the worker's end would cut off.
  const end = Math.min(Date.now() + timeBudgetMs, workerEnd() - longestAttemptMs(settings))
  // One by one where they wait for turns: the last of several would do so on its lease.
  const batchSize = turn ? 1 : largestBatch
  while (Date.now() < end) {
    const mails = await callDatabase(
      database.rpc('claim_outbox', {
        max_rows: batchSize,
        lease_seconds: settings.leaseSeconds,
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

/** In milliseconds; less where the worker ends before (`workerEnd`). */
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
