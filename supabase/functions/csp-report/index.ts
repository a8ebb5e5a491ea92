import { countHit } from '../_shared/count-hit.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { parseBody, parseJson, readBytes } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { clientEnv, cspReportEnv, databaseEnv } from '../_shared/settings.ts'
import { clientErrorsIn } from './client-errors.ts'
import { cspReportsSchema, violationOf } from './violation.ts'

const env = readEnv({ database: databaseEnv, client: clientEnv, limit: cspReportEnv })
const database = connectDatabase(env.database)

/** `report-uri`'s type, `report-to`'s, and the type that some browsers send for the first. */
const acceptedType = /^application\/(csp-report|reports\+json|json)\s*(;|$)/i

/** Maximum number of reports stored per request, of each kind. */
const mostReports = 20

/**
 * Serves `POST /functions/v1/csp-report`: counts violations of the site's policy, and errors of its pages, without data
 * about the visitor.
 */
export default postEndpoint(async (request) => {
  if (!acceptedType.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError('unsupported_media_type')
  }
  const body = parseJson(await readBytes(request, 32 * 1024))
  const violations = parseBody(cspReportsSchema, body)
    .slice(0, mostReports)
    .flatMap((report) => violationOf(report) ?? [])
  const userAgent = request.headers.get('user-agent') ?? ''
  const errors = clientErrorsIn(body, userAgent).slice(0, mostReports)
  if (violations.length > 0) {
    await countHit(database, 'csp_report', request, env.client, env.limit)
    await callDatabase(database.rpc('report_csp_violations', { violations }))
  }
  if (errors.length > 0) {
    await countHit(database, 'client_error', request, env.client, env.limit)
    await callDatabase(database.rpc('report_client_errors', { errors }))
  }
})
