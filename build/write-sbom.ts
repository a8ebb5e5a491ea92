/* Writes the bill of materials of what ships, the site and the functions, as CycloneDX to .cache/sbom.cdx.json. Uses
   `npm sbom` on a copy of the package's files without build and test dependencies: `npm sbom --omit dev` also omits
   packages that a tool depends on, such as react (npm 11.19). */
import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const npm = process.env.npm_execpath
if (!npm) throw new Error('Run it by npm run sbom')

const [, npmVersion = ''] = /^npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? []
if (Number.parseInt(npmVersion) < 10) {
  // Debian 13's, beside a Node that will do.
  console.log(`No bill of materials: npm ${npmVersion} writes none, 10 does.`)
  process.exit()
}

const folder = '.cache/shipped'
await mkdir(folder, { recursive: true })
const { name, version, license, dependencies } = JSON.parse(await readFile('package.json', 'utf8'))
await writeFile(
  join(folder, 'package.json'),
  JSON.stringify({ name, version, license, dependencies }),
)
await copyFile('package-lock.json', join(folder, 'package-lock.json'))

const runNpm = (...args: string[]) =>
  execFileSync(process.execPath, [npm, ...args, '--package-lock-only'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
runNpm('prune', '--offline', '--ignore-scripts')
await writeFile('.cache/sbom.cdx.json', runNpm('sbom', '--sbom-format=cyclonedx'))
