import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { releaseOf } from '../../build/release.ts'
import { agrees } from '../ask.ts'
import { answersFile, readAnswers } from '../deploy/answers.ts'
import { deploymentSteps, secretLines, secretsFile, type Step } from '../deploy/steps.ts'
import { UserError } from '../user-error.ts'
import { buildCatalogue } from './support/build.ts'

const shown = ({ command, env, advice }: Step) =>
  command
    ? [
        ...Object.entries(env ?? {}).map(
          // Only what the site is built with is no secret.
          ([name, value]) => `${name}=${name.startsWith('VITE_') ? value : '…'}`,
        ),
        ...command,
      ].join(' ')
    : `(${advice})`

async function take({ title, command, env, advice, run: act }: Step): Promise<void> {
  console.log(`\n— ${title}`)
  if (act) return act()
  const [program, ...args] = command ?? []
  if (!program) return console.log(`  ${advice}`)
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  throw new UserError(
    `«${title}» failed, see above. Mend it and run npm run deploy again: what is done stays done.`,
  )
}

/**
 * `npm run deploy`: puts this checkout on a hosted project. Asks for what it needs, shows what it will do, and does it
 * with the platform's own commands. `--dry-run` only shows it, `--yes` asks nothing.
 */
export async function run(args: readonly string[]): Promise<void> {
  const answers = await readAnswers()
  // Auth's templates, address and subjects follow the content.
  await buildCatalogue()
  const yes = args.includes('--yes')
  const steps = deploymentSteps(answers, yes)
  console.log(`Release ${releaseOf()}, with the settings of ${answersFile}:\n`)
  for (const [index, step] of steps.entries()) {
    console.log(`${String(index + 1).padStart(2)}. ${step.title}\n    ${shown(step)}`)
  }
  if (args.includes('--dry-run')) return
  if (!yes && !(await agrees('\nGo on?'))) throw new UserError('Nothing was changed.')

  mkdirSync(dirname(secretsFile), { recursive: true })
  writeFileSync(secretsFile, secretLines(answers), { mode: 0o600 })
  try {
    for (const step of steps) await take(step)
  } finally {
    rmSync(secretsFile, { force: true })
  }
}
