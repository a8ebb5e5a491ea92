import { spawn } from 'node:child_process'
import { denoBinary } from '../../functions/deno-binary.ts'
import type { Outcome } from './outcome.ts'

const bin = (name: string) => `node_modules/.bin/${name}`

/** The static checks, the slow ones first. */
const staticChecks: readonly [name: string, command: string, ...args: string[]][] = [
  // By its path: typescript-eslint needs TypeScript 6 beside it, and both are named tsc.
  ['types', 'node_modules/typescript-native/bin/tsc', '-b', 'tsconfig.node.json'],
  ['lint', bin('eslint'), '--max-warnings=0', '.'],
  ['format', bin('oxfmt'), '--check', '.'],
  [
    'types: functions under Deno',
    denoBinary(),
    ...['check', '--quiet', '--config=supabase/functions/deno.json', '--node-modules-dir=manual'],
    ...['supabase/functions', 'dev/functions/host.ts'],
  ],
  ['unused files and packages', bin('knip')],
]

/** With more room for young objects, V8 copies those of a whole code base less often. */
const env = {
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
}

function runCheck(name: string, command: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const began = Date.now()
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      resolve(
        code === 0
          ? { passed: 1, failed: 0, report: '' }
          : { passed: 0, failed: 1, report: `${name}\n${output}` },
      )
    })
  })
}

/** Runs the static checks and `meanwhile` beside tests that keep one core busy: two processes at a time. */
export async function runChecksBeside(
  tests: () => Promise<Outcome>,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<Outcome[]> {
  const checks = staticChecks.map((check) => () => runCheck(...check))
  const queue = [tests, ...checks, meanwhile]
  const outcomes: Outcome[] = []
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const outcome = await task()
      if (outcome) outcomes.push(outcome)
    }
  }
  await Promise.all([worker(), worker()])
  return outcomes
}
