import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { releaseOf } from '../../build/release.ts'
import { agrees } from '../ask.ts'
import { type Answers, answersFile, readAnswers } from '../deploy/answers.ts'
import { deploymentSteps, secretLines, secretsFile, type Step } from '../deploy/steps.ts'
import { UserError } from '../user-error.ts'

const shown = ({ command, env, advice }: Step) =>
  command
    ? [...Object.entries(env ?? {}).map(([name, value]) => `${name}=${value}`), ...command].join(
        ' ',
      )
    : `(${advice})`

/** Links in Auth's mails lead to the address in config.toml, and to no other. */
function checkConfig({ SITE_URL: siteUrl = '' }: Answers): void {
  const config = readFileSync('supabase/config.toml', 'utf8')
  const wanted = [`site_url = "${siteUrl}"`, `additional_redirect_urls = ["${siteUrl}/**"]`]
  const missing = wanted.filter((line) => !config.includes(line))
  if (missing.length === 0) return
  throw new UserError(['In supabase/config.toml, [auth], set:', ...missing].join('\n  '))
}

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
  checkConfig(answers)
  const release = releaseOf()
  const yes = args.includes('--yes')
  const steps = deploymentSteps(answers, yes)
  console.log(`Release ${release}, with the settings of ${answersFile}:\n`)
  for (const [index, step] of steps.entries()) {
    console.log(`${String(index + 1).padStart(2)}. ${step.title}\n    ${shown(step)}`)
  }
  if (args.includes('--dry-run')) return
  if (!yes && !(await agrees('\nGo on?'))) throw new UserError('Nothing was changed.')

  mkdirSync(dirname(secretsFile), { recursive: true })
  writeFileSync(secretsFile, secretLines(answers, release), { mode: 0o600 })
  try {
    for (const step of steps) await take(step)
  } finally {
    rmSync(secretsFile, { force: true })
  }
}
