import { execFileSync, spawnSync } from 'node:child_process'

/** Where a program is; undefined where it is not installed. */
export function onPath(name: string): string | undefined {
  try {
    return (
      execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined
    )
  } catch {
    return undefined
  }
}

/** Runs a program that installs something. @returns whether it succeeded */
export function install(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}

/** Installs Debian's packages, where there are such; whether they are there afterwards is the caller's to see. */
export function installPackages(...names: string[]): void {
  if (!onPath('apt-get')) return
  install('apt-get', 'update')
  install('apt-get', 'install', '-y', '--no-install-recommends', ...names)
}
