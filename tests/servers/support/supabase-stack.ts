/*
 * What Supabase's official stack has that the overlay meets, by its files of autumn 2026: services, the variables
 * that they read, and what the stack's own overlays change. Only names and structure: the stack is never started.
 */

/** A list or a map of variables may have a tag at its name, `ports!override`: see stackFiles(). */
type Service = Record<string, string | string[] | Record<string, string>>

interface ComposeFile {
  services: Record<string, Service>
  volumes?: Record<string, object>
}

const base: ComposeFile = {
  services: {
    'api-gw': {
      image: 'envoyproxy/envoy',
      ports: ['${API_GW_HTTP_PORT:-8000}:8000/tcp'],
      environment: { SUPABASE_SECRET_KEY: '${SUPABASE_SECRET_KEY:-}' },
    },
    auth: {
      image: 'supabase/gotrue',
      environment: {
        API_EXTERNAL_URL: '${API_EXTERNAL_URL}',
        GOTRUE_SITE_URL: '${SITE_URL}',
        GOTRUE_URI_ALLOW_LIST: '${ADDITIONAL_REDIRECT_URLS}',
        GOTRUE_DISABLE_SIGNUP: '${DISABLE_SIGNUP}',
        GOTRUE_JWT_EXP: '${JWT_EXPIRY}',
        GOTRUE_EXTERNAL_PHONE_ENABLED: '${ENABLE_PHONE_SIGNUP}',
        GOTRUE_MAILER_AUTOCONFIRM: '${ENABLE_EMAIL_AUTOCONFIRM}',
        GOTRUE_SMS_AUTOCONFIRM: '${ENABLE_PHONE_AUTOCONFIRM}',
        GOTRUE_SMTP_PASS: '${SMTP_PASS}',
      },
    },
    db: { image: 'supabase/postgres:17' },
    functions: {
      image: 'supabase/edge-runtime',
      volumes: ['./volumes/functions:/home/deno/functions'],
      environment: {
        SUPABASE_URL: 'http://api-gw:8000',
        SUPABASE_PUBLIC_URL: '${SUPABASE_PUBLIC_URL}',
        SUPABASE_SERVICE_ROLE_KEY: '${SERVICE_ROLE_KEY}',
        VERIFY_JWT: '${FUNCTIONS_VERIFY_JWT}',
      },
    },
    realtime: { image: 'supabase/realtime' },
    rest: {
      image: 'postgrest/postgrest',
      environment: { PGRST_DB_SCHEMAS: '${PGRST_DB_SCHEMAS}' },
    },
    storage: { image: 'supabase/storage-api' },
    studio: { image: 'supabase/studio' },
  },
}

/** The gateway behind a proxy of the stack's. */
const behindProxy = { 'ports!reset': [], environment: { KONG_PORT_MAPS: '443:8000,443:8443' } }

/** The stack's own, by the name that stands in CONFIG. */
const overlays: Record<string, ComposeFile> = {
  pg15: { services: { db: { image: 'supabase/postgres:15' } } },
  kong: {
    services: {
      'api-gw': {
        image: 'kong/kong',
        'ports!override': [
          '${API_GW_HTTP_PORT:-8000}:8000/tcp',
          '${KONG_HTTPS_PORT:-8443}:8443/tcp',
        ],
        'environment!override': { KONG_DATABASE: 'off' },
      },
    },
  },
  nginx: {
    services: {
      'api-gw': behindProxy,
      nginx: {
        image: 'jonasal/nginx-certbot',
        ports: ['80:80', '443:443'],
        volumes: [
          './volumes/proxy/nginx/supabase-nginx.conf.tpl:/etc/nginx/supabase-nginx.conf.tpl:ro',
        ],
      },
    },
  },
  caddy: {
    services: {
      'api-gw': behindProxy,
      caddy: {
        image: 'caddy',
        ports: ['80:80', '443:443'],
        volumes: ['./volumes/proxy/caddy:/etc/caddy'],
      },
    },
  },
}

/** The defaults of its `.env` that the overlay has to change. */
const env = {
  ADDITIONAL_REDIRECT_URLS: '',
  DISABLE_SIGNUP: 'false',
  ENABLE_EMAIL_AUTOCONFIRM: 'false',
  ENABLE_PHONE_AUTOCONFIRM: 'true',
  ENABLE_PHONE_SIGNUP: 'true',
  FUNCTIONS_VERIFY_JWT: 'true',
  JWT_EXPIRY: '3600',
  PGRST_DB_SCHEMAS: 'public,storage,graphql_public',
  SERVICE_ROLE_KEY: 'eyJ.service.role',
}

/**
 * Its files by name; JSON is YAML.
 *
 * @param knowsTags Compose 2 does. To Compose 1 lists and variables always add up.
 */
export const stackFiles = (knowsTags: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ '': base, ...overlays }).map(([name, file]) => [
      `docker-compose.${name && `${name}.`}yml`,
      JSON.stringify({ ...(!knowsTags && { version: '3.8' }), ...file }).replace(
        /"(\w+)(!\w+)":/g,
        knowsTags ? '"$1": $2 ' : '"$1":',
      ),
    ]),
  )

/** Its `.env`, with the lines of the document. */
export const stackEnv = (lines: string) =>
  [...Object.entries(env).map(([name, value]) => `${name}=${value}`), lines].join('\n')
