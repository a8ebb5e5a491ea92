import { existsSync } from 'node:fs'
import { listMigrations } from '../../migrations/migrations.ts'
import { denoBinary } from '../../functions/deno-binary.ts'
import { type Outcome, runStep } from './outcome.ts'

const bin = (name: string) => `node_modules/.bin/${name}`

/** By its path, and where CI runs alone: its package for all systems cannot be locked. */
const squawk = 'node_modules/@squawk-cli/linux-x64/bin/squawk'

/** The migrations after the first release, which made whole databases. */
const steps = listMigrations()
  .filter(({ name }) => !name.startsWith('release_'))
  .map(({ file }) => `supabase/migrations/${file}`)

/** The static checks, the slow ones first. */
const staticChecks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
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
  // It fails where it is given none.
  ...(steps.length > 0 && existsSync(squawk) ? [['migrations', squawk, ...steps] as const] : []),
]

/** With more room for young objects, V8 copies those of a whole code base less often. */
const env = {
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
}

async function runCheck([name, ...command]: (typeof staticChecks)[number]): Promise<Outcome> {
  const { code, output } = await runStep(name, command, { stdio: ['ignore', 'pipe', 'pipe'], env })
  if (code === 0) return { passed: 1, failed: 0, report: '' }
  return { passed: 0, failed: 1, report: `${name}\n${output}` }
}

/** Runs the static checks and `meanwhile`, two at a time with the tests as one of them. */
export async function runChecksBeside(
  tests: () => Promise<Outcome>,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<Outcome[]> {
  const checks = staticChecks.map((check) => () => runCheck(check))
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
