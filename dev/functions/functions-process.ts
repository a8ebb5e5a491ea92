import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { denoBinary } from './deno-binary.ts'
import { functionsEnv, functionsPermissions } from './permissions.ts'

export type FunctionsProcess = ReturnType<typeof startFunctions>

const functionsFolder = join(process.cwd(), 'supabase/functions')
const restartDelayMs = 300

export const functionNames = () =>
  readdirSync(functionsFolder).filter((name) => existsSync(join(functionsFolder, name, 'index.ts')))

/** Runs the Edge Functions under Deno; restarts the process whenever it ends. */
export function startFunctions(env: Record<string, string>) {
  let child: ChildProcess | undefined
  let running: { origin: string; pid: number } | undefined
  const starts = new EventEmitter().setMaxListeners(0)
  let closed = false
  const given = functionsEnv(env, process.env)

  const start = () => {
    if (closed) return
    const spawned = spawn(
      denoBinary(),
      [
        'run',
        '--quiet',
        // A copy for one developer: less memory is worth more than the last tenth of speed.
        '--v8-flags=--optimize-for-size',
        ...functionsPermissions(process.cwd(), given),
        `--config=${join(functionsFolder, 'deno.json')}`,
        // Packages as installed by npm: nothing is downloaded on start.
        '--node-modules-dir=manual',
        join(process.cwd(), 'dev/functions/host.ts'),
        functionsFolder,
        ...functionNames(),
      ],
      { env: given, stdio: ['pipe', 'pipe', 'pipe'] },
    )
    child = spawned
    // Not inherited: a function's log belongs to the test that caused it.
    createInterface({ input: spawned.stderr }).on('line', (line) => console.error(line))
    createInterface({ input: spawned.stdout }).on('line', (line) => {
      if (!line.startsWith('{"ready"')) {
        console.log(`[functions] ${line}`)
        return
      }
      const { ready }: { ready: { port: number; pid: number } } = JSON.parse(line)
      running = { origin: `http://127.0.0.1:${ready.port}`, pid: ready.pid }
      starts.emit('start')
    })
    spawned.on('exit', () => {
      running = undefined
      if (child === spawned) setTimeout(start, restartDelayMs)
    })
  }
  start()

  return {
    /** Origin of the running process; waits up to `timeoutMs` while it starts or restarts. */
    async origin(timeoutMs: number): Promise<string> {
      const signal = AbortSignal.timeout(timeoutMs)
      while (!running) await once(starts, 'start', { signal })
      return running.origin
    },
    /** Process id, for tests that kill it; undefined while it is down. */
    pid: () => running?.pid,
    /** Restarts it, to load changed code. */
    restart: () => void child?.kill(),
    async close(): Promise<void> {
      closed = true
      if (child?.kill()) await once(child, 'exit')
    },
  }
}
