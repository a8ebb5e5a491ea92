/*
 * Entry point of the npm scripts: checks Node, installs the packages of the lock file, then runs a command
 * of dev/commands. Plain JavaScript without imports, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const commands = [
  'start',
  'dev',
  'test',
  'test-all',
  'check',
  'catalogue',
  'build-functions',
  'deploy',
  'doctor',
  'reset',
]
const oldestNode = { major: 20, minor: 19 }

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isRecent =
    major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)
  if (isRecent) return
  fail(
    `Node.js ${oldestNode.major}.${oldestNode.minor} or newer is needed, this is ${process.versions.node}. Install one from https://nodejs.org and try again.`,
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
const [name = ''] = process.argv.slice(2)
if (!commands.includes(name)) fail(`Usage: node dev/cli.mjs ${commands.join('|')}`)
checkNode()
install()

const { register } = await import('tsx/esm/api')
register()
const { UserError } = await import('./user-error.ts')
try {
  const command = await import(`./commands/${name}.ts`)
  await command.run(process.argv.slice(3))
} catch (error) {
  if (error instanceof UserError) fail(error.message)
  throw error
}
