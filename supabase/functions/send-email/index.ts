/* send-email stores a lead. The name is the specification's: the mail, a notification to the managers, waits in the
   outbox and is sent after the answer. */
import { isHuman } from '../_shared/captcha/captcha.ts'
import { hashClient } from '../_shared/client-hash.ts'
import {
  minimumFillTimeMs,
  type SendEmailRequest,
  type SendEmailResponse,
} from '../_shared/contracts/lead.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { readJson } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError, rateLimited, unexpected } from '../_shared/http/http-error.ts'
import { createOutbox, deliverSoon } from '../_shared/outbox/outbox.ts'
import {
  captchaEnv,
  clientEnv,
  databaseEnv,
  leadLimitsEnv,
  managersEnv,
  outboxEnv,
} from '../_shared/settings.ts'
import { buildSubmission, parseRequest } from './submission.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  client: clientEnv,
  managers: managersEnv,
  limits: leadLimitsEnv,
  captcha: captchaEnv,
})
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)

/** The names of the lead's files, in its order. */
async function fileNames(ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const files = await callDatabase(database.from('attachments').select('id, name').in('id', ids))
  return ids.flatMap((id) => files.find((file) => file.id === id)?.name ?? [])
}

/** Stores a lead, or updates the one of a known submission id. @throws HttpError when nothing is stored */
async function store(request: SendEmailRequest, headers: Headers) {
  const { captcha, limits } = env
  const { attachmentIds = [], captchaToken } = request
  const [row] = await callDatabase(
    database.rpc('submit_lead', {
      ...buildSubmission(request, env.managers, await fileNames(attachmentIds)),
      attachment_ids: attachmentIds,
      client_hash: await hashClient(headers, env.client),
      proved_human: captcha && captchaToken ? await isHuman(captchaToken, captcha) : false,
      ...limits,
      // A bot, or a password manager, has filled the honeypot: kept, but reported like a lead above the limit.
      ...(request.nickname && { max_per_window: 0 }),
    }),
  )
  if (row?.outcome === 'rate_limited') {
    throw rateLimited(row.retry_after_seconds ?? limits.window_seconds)
  }
  // Anything else is an error: a false ok would lose a lead.
  if (row?.outcome !== 'stored' && row?.outcome !== 'duplicate') {
    throw unexpected('submit_lead', row?.outcome)
  }
  // Supabase Lite writes moments as Postgres does, with a space and a short offset.
  const due = Date.parse(row.due_at ?? '')
  return {
    ...(!Number.isNaN(due) && { dueAt: new Date(due).toISOString() }),
    ...(captcha && row.is_suspicious && { wantsCaptcha: true }),
    ...(row.missing_attachment_ids.length > 0 && {
      missingAttachmentIds: row.missing_attachment_ids,
    }),
  }
}

/**
 * Serves `POST /functions/v1/send-email`: stores a visitor's lead, answers ok, then notifies the managers. Once
 * answered, a lead cannot be lost: a failed notification waits in the outbox. A lead above a limit is stored and
 * answered like any other, and announced in a digest; with a captcha configured its sender is asked to solve it.
 */
export default postEndpoint(async (httpRequest) => {
  // Enough for the longest fields in Cyrillic.
  const request = parseRequest(await readJson(httpRequest, 64 * 1024))
  const { nickname, fillTimeMs = minimumFillTimeMs } = request
  if (!nickname && fillTimeMs < minimumFillTimeMs) throw new HttpError('too_fast')
  const stored = await store(request, httpRequest.headers)
  deliverSoon(outbox)
  return { ok: true, ...stored } satisfies SendEmailResponse
})
