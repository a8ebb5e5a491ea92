import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { onPath } from '../../../dev/commands/support/packages.ts'
import { loopbackEnv, runProgram, type CliRun } from './platform-cli.ts'

export interface Checkout {
  folder: string
  /** Runs `npm run deploy` with these arguments. */
  deploy: (...args: string[]) => Promise<CliRun>
  /** The same on a terminal, where each question that ends in a colon or a bracket is answered by the next line. */
  deployByHand: (lines: readonly string[], ...args: string[]) => Promise<CliRun>
  /** Runs a program of the shell. */
  run: (program: string, ...args: string[]) => Promise<CliRun>
  /** Runs a line of the shell, as a CI does, with these variables in addition. */
  shell: (line: string, env: Record<string, string>) => Promise<CliRun>
  /** The commands of npm and npx so far, as they stood in the list of processes. */
  commands: () => Promise<string[]>
  /** The environment that the site was built in; undefined where it was not. */
  builtWith: () => Promise<NodeJS.Dict<string> | undefined>
  remove: () => Promise<void>
}

const escape = '\x1b'

/** Ctrl+D, for where there is no line left. */
const endOfInput = '\x04'

/** What is no part of a checkout, or of its own in a copy. */
const notCopied = new Set(
  ['.git', 'node_modules', 'dist', '.data', '.cache', 'docs', 'tests', 'test-results'].map((name) =>
    resolve(name),
  ),
)

/** What `npm run build` does in a copy: the build itself is proven by the tests of another origin. */
const noteBuild = 'env >"$HOME/built-with"'

/** Takes down each command of npm and npx; the linked project's database is the one of the tests. */
const noted = (program: string, databaseUrl: string) => `#!/bin/sh
printf '%s\\n' "${program} $*" >>"$HOME/commands"
[ "$*" = 'supabase db push --remote --yes' ] && set -- supabase db push '--remote=${databaseUrl}' --yes
exec ${onPath(program)} "$@"
`

/** Runs a command on a terminal of its own, by util-linux's program. */
async function onTerminal(
  command: readonly string[],
  options: { cwd: string; env: Record<string, string> },
  lines: readonly string[],
): Promise<CliRun> {
  const child = spawn('script', ['-qec', command.join(' '), '/dev/null'], options)
  const left = [...lines]
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    // Once a question is there as a whole, the cursor is put behind it.
    if (/[:)] \[\d+G$/.test(output.replaceAll(escape, '')))
      child.stdin.write([left.shift() ?? endOfInput, '\r'].join(''))
  })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** A copy of the project to deploy from, beside the packages of this one. */
export async function copyCheckout(apiUrl: string, databaseUrl: string): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'kerege-checkout-'))
  await cp('.', folder, { recursive: true, filter: (path) => !notCopied.has(resolve(path)) })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  // What is generated is up to date in the copy, too.
  await cp('.cache', join(folder, '.cache'), {
    recursive: true,
    filter: (path) => path === '.cache' || path.endsWith('-built-from'),
  })
  for (const name of ['deployment', 'settings'])
    await cp(`docs/${name}.md`, join(folder, `docs/${name}.md`))
  const manifest = await readFile('package.json', 'utf8')
  await writeFile(
    join(folder, 'package.json'),
    manifest.replace('"vite build"', JSON.stringify(noteBuild)),
  )
  const programs = join(folder, '.cache/bin')
  await mkdir(programs)
  for (const program of ['npm', 'npx']) {
    await writeFile(join(programs, program), noted(program, databaseUrl))
    await chmod(join(programs, program), 0o755)
  }
  const env = await loopbackEnv(folder, apiUrl)
  const options = { cwd: folder, env: { ...env, PATH: `${programs}:${env.PATH}` } }
  const run = (program: string, ...args: string[]) => runProgram(program, args, options)
  return {
    folder,
    run,
    deploy: (...args) => run('npm', 'run', '-s', 'deploy', '--', ...args),
    deployByHand: (lines, ...args) => onTerminal(['npm run -s deploy --', ...args], options, lines),
    shell: (line, added) =>
      runProgram('bash', ['-e', '-c', line], { ...options, env: { ...options.env, ...added } }),
    commands: async () => (await readFile(join(folder, 'commands'), 'utf8')).trim().split('\n'),
    builtWith: async () => {
      const file = join(folder, 'built-with')
      return existsSync(file) ? parseEnv(await readFile(file, 'utf8')) : undefined
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
