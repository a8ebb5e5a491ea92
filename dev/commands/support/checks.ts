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

export interface Counts {
  passed: number
  failed: number
}

function runCheck({ name, command, args }: Check): Promise<Counts> {
  return new Promise((resolve) => {
    const began = Date.now()
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      if (code !== 0) console.log(output)
      resolve(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    })
  })
}

/** Runs the checks and, beside them, tests that keep one core busy: two at a time. */
export async function runChecksBeside(tests: () => Promise<Counts>): Promise<Counts[]> {
  const queue = [tests, ...staticChecks.map((check) => () => runCheck(check))]
  const counts: Counts[] = []
  const lane = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) counts.push(await task())
  }
  await Promise.all([lane(), lane()])
  return counts
}
