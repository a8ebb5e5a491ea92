import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { platformDeno } from './platform-deno.ts'

export interface PlatformFunction {
  /** Its own origin: there is no gateway in front. */
  url: string
  /** What it printed so far. */
  output: () => string
  /** Ends it; answers the processor time it took, user and system, in milliseconds. */
  end: () => Promise<number>
}

// The shell tells what its children took; Deno 2.1.4 does not know it of itself.
const measured = '"$@" <&- & read -r _; kill $!; wait $!; times'

const timesLine = /^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm

/** Of the children: the second of the two lines that `times` prints. */
function readTimes(output: string): number {
  const [, children] = [...output.matchAll(timesLine)]
  if (!children) throw new Error(`no times:\n${output}`)
  const [, ...figures] = children
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = figures.map(Number)
  return Math.round((userMinutes + systemMinutes) * 60_000 + (user + system) * 1000)
}

/**
 * Starts one bundled function as the platform does: a process of its own, that has neither files nor packages beside
 * it, no compiled code from an earlier run, and 150 MB, which a self-hosted worker has (a hosted one: 256).
 */
export async function startPlatformFunction(
  name: string,
  env: Record<string, string>,
): Promise<PlatformFunction> {
  const folder = await mkdtemp(join(tmpdir(), 'kerege-platform-'))
  const child = spawn(
    'sh',
    [
      ...['-c', measured, 'sh', platformDeno(), 'serve'],
      ...['--host=127.0.0.1', '--port=0', '--no-config', '--no-npm', '--no-remote', '--no-lock'],
      ...['--no-prompt', '--allow-net', '--allow-env', '--allow-sys', '--no-code-cache'],
      '--v8-flags=--max-old-space-size=150',
      resolve('supabase/bundled', name, 'index.js'),
    ],
    { cwd: folder, env: { ...env, DENO_DIR: folder, NO_COLOR: '1' } },
  )
  let output = ''
  const ended = once(child, 'close')
  const url = new Promise<string>((found, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [, origin] = /Listening on (http:\/\/[\d.:]+)/.exec(output) ?? []
      if (origin) found(origin)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => failed(new Error(`${name} ended:\n${output}`)))
  })
  return {
    url: await url,
    output: () => output,
    async end() {
      child.stdin.end('\n')
      await ended
      await rm(folder, { recursive: true })
      return readTimes(output)
    },
  }
}
