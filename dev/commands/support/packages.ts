import { spawnSync } from 'node:child_process'

/** Where a program is; undefined where it is not installed. */
export const onPath = (name: string): string | undefined =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim() || undefined

/** Runs a program that installs something. @returns whether it succeeded */
export function install(command: string, ...args: string[]): boolean {
  // No package may stop at a question that is not shown.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000, env }).status === 0
}

/** Why no package of Debian's can be installed here; undefined where it can. */
export function whyNoPackages(): string | undefined {
  if (!onPath('apt-get')) return 'there is no apt-get'
  return process.getuid?.() === 0 ? undefined : 'this user is not root'
}

/** Installs Debian's packages, where it can; whether they are there afterwards is the caller's to see. */
export function installPackages(...names: string[]): void {
  if (whyNoPackages()) return
  install('apt-get', 'update')
  install('apt-get', 'install', '-y', '--no-install-recommends', ...names)
}
