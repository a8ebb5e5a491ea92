/*
 * What Supabase's official stack has that the overlay meets, by its files of November 2026: services, the variables
 * that they read, and what the stack's own overlays change. Only names and structure: the stack is never started.
 */

interface Service {
  image?: string
  ports?: string[]
  volumes?: string[]
  environment?: Record<string, string>
}

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

/** The stack's own, by the name that stands in CONFIG. */
const overlays: Record<string, ComposeFile> = {
  pg15: { services: { db: { image: 'supabase/postgres:15' } } },
  kong: {
    services: {
      'api-gw': {
        image: 'kong/kong',
        ports: ['${KONG_HTTPS_PORT:-8443}:8443/tcp'],
        environment: { KONG_DATABASE: 'off' },
      },
    },
  },
  nginx: {
    services: {
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

/** Its files by name; JSON is YAML. */
export const stackFiles = (): Record<string, string> => ({
  'docker-compose.yml': JSON.stringify({ version: '3.8', ...base }),
  ...Object.fromEntries(
    Object.entries(overlays).map(([name, file]) => [
      `docker-compose.${name}.yml`,
      JSON.stringify({ version: '3.8', ...file }),
    ]),
  ),
})

/** Its `.env`, with the lines of the document. */
export const stackEnv = (lines: string) =>
  [...Object.entries(env).map(([name, value]) => `${name}=${value}`), lines].join('\n')
