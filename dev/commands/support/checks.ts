import { spawn } from 'node:child_process'
import { denoBinary } from '../../functions/deno-binary.ts'

export interface Check {
  name: string
  command: string
  args: string[]
}

const bin = (name: string) => `node_modules/.bin/${name}`

/** Everything that is checked without running the product. */
export const staticChecks: readonly Check[] = [
  { name: 'format', command: bin('prettier'), args: ['--check', '--log-level=warn', '.'] },
  { name: 'lint', command: bin('eslint'), args: ['--max-warnings=0', '.'] },
  { name: 'types: app', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'types: tools and tests', command: bin('tsc'), args: ['-p', 'tsconfig.node.json'] },
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

function runCheck({ name, command, args }: Check): Promise<boolean> {
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
      resolve(code === 0)
    })
  })
}

/** Runs the checks two at a time; answers how many held and how many did not. */
export async function runChecks(checks: readonly Check[]): Promise<Counts> {
  const queue = [...checks]
  const counts: Counts = { passed: 0, failed: 0 }
  const lane = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (await runCheck(check)) counts.passed += 1
      else counts.failed += 1
    }
  }
  await Promise.all([lane(), lane()])
  return counts
}

export interface Counts {
  passed: number
  failed: number
}
