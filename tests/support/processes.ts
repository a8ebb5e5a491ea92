import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

export interface StartedProcess {
  child: ChildProcess
  /** Its output so far. */
  output: () => string
  exited: Promise<number | null>
}

/** Starts a Node program and collects its output. */
export function startNode(
  args: string[],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): StartedProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, output: () => output, exited }
}

/** Waits until the program has printed `text`; fails with its output if it ends before or takes too long. */
export async function waitForOutput(started: StartedProcess, text: string, timeoutMs = 90_000) {
  const deadline = Date.now() + timeoutMs
  while (!started.output().includes(text)) {
    if (started.child.exitCode !== null || started.child.signalCode !== null) {
      throw new Error(`ended before printing «${text}»:\n${started.output()}`)
    }
    if (Date.now() > deadline) throw new Error(`no «${text}» in time:\n${started.output()}`)
    await pause(50)
  }
}

/** Process ids of the direct children. */
export function childrenOf(pid: number | undefined): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}

/** Whether a process with this id is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
