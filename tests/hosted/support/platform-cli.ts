import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface CliRun {
  code: number
  /** Both of its streams. */
  output: string
}

export interface PlatformCli {
  /** A copy of the project's, so that nothing is linked or changed in it. */
  folder: string
  /** Runs `supabase …` in the copy, signed in, with answers of the stand-in. */
  run: (args: readonly string[], env?: Record<string, string>) => Promise<CliRun>
  remove: () => Promise<void>
}

/** What sends the CLI's requests to the stand-in, and keeps what it writes of its user in a folder. */
export async function loopbackEnv(folder: string, apiUrl: string): Promise<Record<string, string>> {
  const profile = join(folder, 'profile.yaml')
  await writeFile(
    profile,
    `name: loopback\napi_url: ${apiUrl}\ndashboard_url: ${apiUrl}\nproject_host: 127.0.0.1\n`,
  )
  return {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    SUPABASE_PROFILE: profile,
    SUPABASE_NO_KEYRING: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
  }
}

/** Runs a program to its end, with nothing but these variables. */
export const runProgram = (
  program: string,
  args: readonly string[],
  options: { cwd: string; env: Record<string, string> },
): Promise<CliRun> =>
  new Promise((done) => {
    execFile(program, args, { ...options, maxBuffer: 10 * 1024 * 1024 }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

/** The pinned CLI over a copy of what it reads of the project. */
export async function startPlatformCli(apiUrl: string): Promise<PlatformCli> {
  const folder = await mkdtemp(join(tmpdir(), 'kerege-cli-'))
  for (const part of ['config.toml', 'templates', 'migrations', 'bundled', 'functions/deno.json']) {
    await cp(join('supabase', part), join(folder, 'supabase', part), { recursive: true })
  }
  const cli = resolve('node_modules/.bin/supabase')
  const own = {
    ...(await loopbackEnv(folder, apiUrl)),
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  }
  return {
    folder,
    run: (args, env = {}) => runProgram(cli, args, { cwd: folder, env: { ...own, ...env } }),
    remove: () => rm(folder, { recursive: true }),
  }
}
