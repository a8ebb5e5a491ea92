import { z } from 'zod'
import {
  startHttpFake,
  type HttpFake,
  type ReceivedRequest,
} from '../../support/fakes/http-fake.ts'
import { authSettings } from './auth-settings.ts'

/** Of the one project there is: twenty lowercase letters. */
export const projectRef = 'abcdefghijklmnopqrst'

/** Auth's settings that are neither null nor absent in any answer. */
const filled = {
  custom_oauth_enabled: false,
  custom_oauth_max_providers: 0,
  mailer_otp_exp: 3600,
  mfa_phone_otp_length: 6,
  oauth_server_allow_dynamic_registration: false,
  oauth_server_enabled: false,
  passkey_enabled: false,
  sms_otp_length: 6,
}

const noAuthSettings = Object.fromEntries(authSettings.map((name) => [name, null]))

const project = {
  id: projectRef,
  ref: projectRef,
  name: 'kerege',
  organization_id: 'agency',
  organization_slug: 'agency',
  region: 'eu-central-1',
  created_at: '2026-11-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: {
    host: 'db.invalid',
    version: '17.6.1.1',
    postgres_engine: '17',
    release_channel: 'ga',
  },
}

const settings = z.record(z.string(), z.unknown())

/** Values by name, each a setting of the project. */
export type Settings = z.output<typeof settings>

export interface ManagementApi extends HttpFake {
  /** Status codes to answer with instead, by request: `PATCH v1/config/auth`. */
  failures: Map<string, number>
  /** What the project has by now. */
  config: { auth: Settings; api: Settings; storage: Settings }
  /** Those that change something, oldest first. */
  changes: () => ReceivedRequest[]
}

const deployed = (name: string) => ({
  id: name,
  slug: name,
  name,
  status: 'ACTIVE',
  version: 1,
  created_at: 1,
  updated_at: 1,
  verify_jwt: false,
})

/**
 * Stands in for the platform's Management API, with a project of these settings.
 * @param query asks the project's database
 */
export async function startManagementApi(
  config: ManagementApi['config'],
  query?: (sql: string) => Promise<unknown>,
): Promise<ManagementApi> {
  const failures: ManagementApi['failures'] = new Map()
  const answer = async (path: string, { method, headers, body }: ReceivedRequest) => {
    const under = path.replace(/^\/v(\d)\/projects\/[a-z]{20}/, 'v$1')
    const failure = failures.get(`${method} ${under}`)
    if (failure) return Response.json({ message: 'a played failure' }, { status: failure })
    const merge = (part: keyof typeof config) =>
      Object.assign(config[part], settings.parse(JSON.parse(body)))
    switch (`${method} ${under}`) {
      case 'GET v1':
        return Response.json(project)
      case 'GET v1/api-keys':
        return Response.json([
          { name: 'default', type: 'publishable', id: '1', api_key: 'sb_publishable_x' },
          { name: 'default', type: 'secret', id: '2', api_key: 'sb_secret_x' },
        ])
      case 'GET v1/billing/addons':
        return Response.json({ selected_addons: [], available_addons: [] })
      case 'GET v2/config':
        return Response.json({
          data: { type: 'project_config', id: projectRef, attributes: config },
        })
      case 'PATCH v1/config/auth':
        return Response.json({ ...noAuthSettings, ...filled, ...merge('auth') })
      case 'PATCH v1/postgrest':
        return Response.json({
          db_pool: null,
          db_pool_acquisition_timeout: 10,
          db_pool_automatic_recovery: true,
          db_pool_max_idletime: 30,
          db_pool_max_lifetime: 1800,
          ...merge('api'),
        })
      case 'PATCH v1/config/storage':
        config.storage.file_size_limit = merge('storage').fileSizeLimit
        return new Response(null)
      case 'POST v1/database/query': {
        const asked = z.object({ query: z.string(), read_only: z.literal(true) })
        return Response.json(await query?.(asked.parse(JSON.parse(body)).query), { status: 201 })
      }
      case 'POST v1/functions/deploy':
        return Response.json(deployed((await readDeployment({ headers, body })).metadata.name), {
          status: 201,
        })
      case 'POST v1/secrets':
        return new Response(null, { status: 201 })
      case 'PUT v1/functions':
        return Response.json({ functions: JSON.parse(body) })
      default:
        return Response.json({ message: `${method} ${path} is not played` }, { status: 404 })
    }
  }
  const fake = await startHttpFake(answer)
  return {
    ...fake,
    failures,
    config,
    changes: () =>
      fake.requests.filter(
        ({ method, path }) => method !== 'GET' && !path.endsWith('/database/query'),
      ),
  }
}

/** Of a new project, some of its settings. */
export const newProject = (): ManagementApi['config'] => ({
  auth: { site_url: 'http://localhost:3000', jwt_exp: 3600 },
  api: { db_schema: 'public', db_extra_search_path: 'public', max_rows: 1000 },
  storage: { file_size_limit: 50 * 1024 * 1024 },
})

const metadataSchema = z.looseObject({
  name: z.string(),
  entrypoint_path: z.string(),
  import_map_path: z.string(),
  verify_jwt: z.boolean(),
})

/** What is uploaded of one function. */
export async function readDeployment({ headers, body }: Pick<ReceivedRequest, 'headers' | 'body'>) {
  const form = await new Response(body, { headers }).formData()
  const files = form.getAll('file').filter((it) => it instanceof File)
  return {
    metadata: metadataSchema.parse(JSON.parse(String(form.get('metadata')))),
    files: await Promise.all(
      files.map(async (file) => ({ name: file.name, text: await file.text() })),
    ),
  }
}
