import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const files = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

const programs = /^(?:npx )?(?:supabase|psql|pg_dump|pg_restore|docker compose) \S/

/** Every line of a shell's block, and every span of code. */
const written = (text: string): string[] => [
  ...[...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) =>
    block.replaceAll('\\\n', ' ').split('\n'),
  ),
  ...[...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`]+)`/g)].map(
    ([, code = '']) => code,
  ),
]

/** The commands of the platform, PostgreSQL and Docker that README and docs name, without variables before them. */
export const documentedCommands: string[] = files.flatMap((file) =>
  written(readFileSync(file, 'utf8'))
    .flatMap((line) => line.split(/&&|\|\|?|;/))
    .map((command) => command.replace(/\s#\s.*/, '').trim())
    .map((command) => command.replace(/^(?:[A-Z_a-z]+=\S* )+/, ''))
    .filter((command) => programs.test(command)),
)

/** What a shell would hand over, with what it computes left out. */
const wordsOf = (command: string): string[] =>
  command.replace(/\$\([^)]*\)/g, '').match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? []

const flagsOf = (words: readonly string[]) =>
  words.filter((word) => /^--?[a-z]/i.test(word)).map((word) => word.replace(/=.*$/s, ''))

const unknownFlags = (words: readonly string[], known: readonly string[]) =>
  flagsOf(words)
    .filter((flag) => !known.includes(flag))
    .map((flag) => `has no ${flag}`)

const flagsIn = (help: string) => [...help.matchAll(/(?<=[\s,])--?[a-zA-Z][\w-]*/g)].map(String)

const helps = new Map<string, Promise<string>>()

/** What a program says of itself; rejects where there is none of this name. */
function helpOf(program: string, ...names: string[]): Promise<string> {
  const key = [program, ...names].join(' ')
  const known = helps.get(key)
  if (known) return known
  const env = { ...process.env, SUPABASE_NO_UPDATE_NOTIFIER: '1', SUPABASE_TELEMETRY_DISABLED: '1' }
  const help = promisify(execFile)(program, [...names, '--help'], { env }).then((it) => it.stdout)
  helps.set(key, help)
  return help
}

async function problemsOfSupabase(words: string[]): Promise<string[]> {
  if (words[0] !== 'npx') return ['is some other version than the pinned one, without npx']
  const [, , first = '', second = ''] = words
  const names = ['link', 'login'].includes(first) ? [first] : [first, second]
  const help = await helpOf('node_modules/.bin/supabase', ...names)
  if (!help.includes(`supabase ${names.join(' ')}`)) return ['is no command']
  const [, target = ''] = /^TARGET\n {2}(.*)$/m.exec(help) ?? []
  const isLocal =
    target.startsWith('Local only') ||
    (target.startsWith('Local by default') && !flagsOf(words).includes('--remote'))
  return [...unknownFlags(words, flagsIn(help)), ...(isLocal ? ['is for a local stack'] : [])]
}

/** What the documents may use of Docker Compose, which seldom is where the tests run, by its reference. */
const compose: Record<string, string[]> = {
  up: ['-d', '--detach', '--force-recreate', '--no-deps', '--wait'],
  restart: ['--no-deps'],
  logs: ['-f', '--follow', '--tail'],
  exec: ['-T'],
  pull: [],
  ps: [],
}

function problemsOfCompose([, , name = '', ...words]: string[]): string[] {
  const known = compose[name]
  return known ? unknownFlags(words, known) : ['is no command']
}

async function problemsOfPostgres([program = '', ...words]: string[]): Promise<string[]> {
  // Where only a server is installed, nothing can be said of its clients.
  const help = await helpOf(program).catch(() => undefined)
  return help === undefined ? [] : unknownFlags(words, flagsIn(help))
}

/** What is wrong with a command as it stands in the documents: flags that are not there, a target that is not meant. */
export async function problemsOf(command: string): Promise<string[]> {
  const words = wordsOf(command)
  if (words.includes('supabase')) return problemsOfSupabase(words)
  return words[0] === 'docker' ? problemsOfCompose(words) : problemsOfPostgres(words)
}
