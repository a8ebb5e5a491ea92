/* send-email stores a lead. The name is the specification's: the mail, a notification to the managers, waits in the
   outbox and is sent after the answer. */
import { z } from 'zod'
import { isHuman, type CaptchaSettings } from '../_shared/captcha/captcha.ts'
import { hashClient } from '../_shared/client-hash.ts'
import {
  leadTypes,
  maximumBodyBytes,
  minimumFillTimeMs,
  sendEmailRequestSchema,
  type SendEmailRequest,
  type SendEmailResponse,
} from '../_shared/contracts/lead.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { HttpError, rateLimited } from '../_shared/http/http-error.ts'
import { jsonResponse, postEndpoint } from '../_shared/http/endpoint.ts'
import { deliverSoon } from '../_shared/outbox/deliver.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import { buildSubmission } from './submission.ts'
import type { ClientEnv, LeadSettings } from '../_shared/settings.ts'

type Dependencies = {
  database: AdminClient
  outbox: Outbox
  client: ClientEnv
  lead: LeadSettings
  captcha: CaptchaSettings | undefined
}

const typeSchema = z.object({ type: z.enum(leadTypes) })

/**
 * Checks a body against the contract.
 *
 * @param body any JSON value
 * @throws HttpError unknown_type or invalid_fields
 */
export function parseRequest(body: unknown): SendEmailRequest {
  if (!typeSchema.safeParse(body).success) throw new HttpError('unknown_type')
  return parseBody(sendEmailRequestSchema, body)
}

/** The names of the lead's files, in its order. */
async function fileNames(ids: string[], database: AdminClient): Promise<string[]> {
  if (ids.length === 0) return []
  const files = await callDatabase(database.from('attachments').select('id, name').in('id', ids))
  return ids.flatMap((id) => files.find((file) => file.id === id)?.name ?? [])
}

/**
 * Stores a lead; a known submission id updates the same lead.
 *
 * @returns the stored deadline of an answer, whether a captcha is to be asked for, the files that it could not take
 * @throws HttpError when nothing is stored
 */
async function store(request: SendEmailRequest, headers: Headers, deps: Dependencies) {
  const { database, client, lead, captcha } = deps
  const { attachmentIds = [], captchaToken } = request
  const [row] = await callDatabase(
    database.rpc('submit_lead', {
      ...buildSubmission(request, lead, await fileNames(attachmentIds, database)),
      attachment_ids: attachmentIds,
      client_hash: await hashClient(headers, client),
      proved_human: captcha && captchaToken ? await isHuman(captchaToken, captcha) : false,
      ...lead.limits,
      // A bot, or a password manager, has filled the honeypot: kept, but reported like a lead above the limit.
      ...(request.nickname && { max_per_window: 0 }),
    }),
  )
  if (row?.outcome === 'rate_limited') {
    throw rateLimited(row.retry_after_seconds ?? lead.limits.window_seconds)
  }
  // Anything else is an error: a false ok would lose a lead.
  if (row?.outcome !== 'stored' && row?.outcome !== 'duplicate') {
    throw new HttpError('internal', { cause: new Error(`submit_lead said ${row?.outcome}`) })
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
export const createHandler = (deps: Dependencies) =>
  postEndpoint(async (httpRequest) => {
    const request = parseRequest(await readJson(httpRequest, maximumBodyBytes))
    if (
      !request.nickname &&
      request.fillTimeMs !== undefined &&
      request.fillTimeMs < minimumFillTimeMs
    ) {
      throw new HttpError('too_fast')
    }
    const stored = await store(request, httpRequest.headers, deps)
    deliverSoon(deps.outbox)
    return jsonResponse({ ok: true, ...stored } satisfies SendEmailResponse)
  })
