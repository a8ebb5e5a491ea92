/* Entry point of the npm scripts: checks Node, installs the packages of the lock file, then runs a command of
   dev/commands. Plain JavaScript without imports, because it runs before anything is installed. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The oldest of each major version that the packages take; from 24 on all. */
const oldestMinor = new Map([
  [20, 19],
  [22, 13],
])

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major >= 24 || minor >= (oldestMinor.get(major) ?? Infinity)) return
  fail(
    `Node.js 20.19, 22.13 or 24 (each or newer) is needed, this is ${process.versions.node}. Install one from https://nodejs.org and try again.`,
  )
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether node_modules matches the lock file; npm writes its own list at the end of an installation. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, { version, optional }]) => {
      const found = installed[path]
      return path === '' || found?.version === version || (optional && !found)
    },
  )
}

function install() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json …')
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  )
  if (error) fail('npm was not found. Install Node.js together with npm and try again.')
  if (status !== 0) fail('npm ci failed (see above). Check the network and try again.')
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [name = '', ...args] = process.argv.slice(2)
const commands = readdirSync('dev/commands').flatMap((file) => /(.+)\.ts$/.exec(file)?.[1] ?? [])
const usage = `Usage: node dev/cli.mjs ${commands.join('|')}. What each does is in docs/settings.md.`
if (!commands.includes(name)) fail(usage)
if (args.includes('--help')) {
  console.log(usage)
  process.exit()
}
checkNode()
install()

const { register } = await import('tsx/esm/api')
register()
const { UserError } = await import('./user-error.ts')
try {
  const command = await import(`./commands/${name}.ts`)
  await command.run(args)
} catch (error) {
  if (error instanceof UserError) fail(error.message)
  throw error
}
