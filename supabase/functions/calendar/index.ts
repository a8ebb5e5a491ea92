import { callsCalendar } from '../_shared/calendar/calls-calendar.ts'
import { leadNumber } from '../_shared/contracts/lead-number.ts'
import { notificationPath } from '../_shared/contracts/notification.ts'
import { isUuid } from '../_shared/contracts/uuid.ts'
import { z } from '../_shared/contracts/zod.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { getEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { databaseEnv, managersEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv, managers: managersEnv })
const database = connectDatabase(env.database)

const callsSchema = z
  .array(
    z.object({
      email_id: z.uuid(),
      submission_id: z.uuid(),
      call_at: z.iso.datetime(),
      booked_at: z.string(),
    }),
  )
  .nullable()

/**
 * Serves `GET /functions/v1/calendar?key=…`, the calls of a staff member as a calendar. Calendar programs cannot sign
 * in: the key is the credential.
 */
export default getEndpoint(async (request) => {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const stored = isUuid(key)
    ? await callDatabase(database.rpc('calendar_calls', { calendar_key: key }))
    : null
  const calls = callsSchema.parse(stored)
  if (!calls) throw new HttpError('unknown_token')
  const events = calls.map(({ email_id, submission_id, call_at, booked_at }) => ({
    id: submission_id,
    callAt: call_at,
    bookedAt: booked_at,
    // Calendars are shared and synchronised: only the inbox tells whom to call.
    summary: `Звонок: заявка №\u00a0${leadNumber(submission_id)}`,
    url: env.managers.siteUrl + notificationPath({ email_id, chat_id: null }),
  }))
  return new Response(callsCalendar(events, 'Звонки клиентам'), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    },
  })
})
