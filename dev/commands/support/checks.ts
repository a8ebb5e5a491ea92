import { spawn } from 'node:child_process'
import { denoBinary } from '../../functions/deno-binary.ts'

interface Check {
  name: string
  command: string
  args: string[]
}

const bin = (name: string) => `node_modules/.bin/${name}`

/** Everything that is checked without running the product; what takes long comes first. */
const staticChecks: readonly Check[] = [
  { name: 'types: tools and tests', command: bin('tsc'), args: ['-p', 'tsconfig.node.json'] },
  { name: 'lint', command: bin('eslint'), args: ['--max-warnings=0', '.'] },
  { name: 'types: app', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'format', command: bin('prettier'), args: ['--check', '--log-level=warn', '.'] },
  {
    name: 'types: functions under Deno',
    command: denoBinary(),
    args: [
      'check',
      '--quiet',
      '--config=supabase/functions/deno.json',
      '--node-modules-dir=manual',
      'supabase/functions',
      'dev/functions/host.ts',
    ],
  },
  { name: 'unused files and packages', command: bin('knip'), args: [] },
]

/** What came of a part of the tests: a failure is its name, and below it what explains it. */
export interface Outcome {
  passed: number
  failures: readonly string[]
  /** What passed only when it was repeated, told like a failure. */
  unsteady?: readonly string[]
}

function runCheck({ name, command, args }: Check): Promise<Outcome> {
  return new Promise((resolve) => {
    const began = Date.now()
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      resolve(
        code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${name}\n${output}`] },
      )
    })
  })
}

/** Runs the checks and, beside them, tests that keep one core busy: two at a time. */
export async function runChecksBeside(tests: () => Promise<Outcome>): Promise<Outcome[]> {
  const queue = [tests, ...staticChecks.map((check) => () => runCheck(check))]
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) outcomes.push(await task())
  }
  await Promise.all([lane(), lane()])
  return outcomes
}
