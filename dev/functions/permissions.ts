import { join } from 'node:path'
import { functionSettings } from './settings.ts'

/** Variables that Deno itself needs to find its cache. */
const denoSettings = [
  'DENO_DIR',
  'HOME',
  'LOCALAPPDATA',
  'SystemRoot',
  'TEMP',
  'TMPDIR',
  'USERPROFILE',
  'XDG_CACHE_HOME',
]

/** Services that the functions call at their default addresses; Resend stores files on separate hosts. */
const usualHosts = [
  '*.resend.com',
  'api.hcaptcha.com',
  'api.telegram.org',
  'challenges.cloudflare.com',
  'smartcaptcha.yandexcloud.net',
]

type Variables = Readonly<Record<string, string | undefined>>

/** The functions' environment: their settings, those of `own` before those of the terminal. */
export const functionsEnv = (own: Variables, terminal: Variables): Variables => ({
  ...Object.fromEntries(
    [...functionSettings, ...denoSettings].map((name) => [name, terminal[name]]),
  ),
  ...own,
  NO_COLOR: '1',
})

const hostsIn = (env: Variables) =>
  Object.values(env).flatMap((value) => {
    const host = value && URL.canParse(value) ? new URL(value).host : ''
    return host ? [host] : []
  })

/**
 * What the functions may do: read their own code, call the services named by their settings, and listen on this
 * machine. They may read all variables they get: the environment is restricted instead, because libraries break on a
 * forbidden variable, not on an absent one.
 */
export const functionsPermissions = (root: string, env: Variables): string[] => [
  '--no-prompt',
  `--allow-net=${[...new Set(['127.0.0.1', ...hostsIn(env), ...usualHosts])].join(',')}`,
  '--allow-env',
  `--allow-read=${['assistant', 'src/content', 'supabase/functions', 'dev/functions', 'node_modules', 'package.json'].map((path) => join(root, path)).join(',')}`,
  // For the name with which nodemailer greets a server.
  '--allow-sys=hostname,networkInterfaces',
]
