import { existsSync, readdirSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pidFile } from './data-lock.ts'

/** So many of the copies that upgrades made are kept. */
const keptCopies = 2

const stamp = () => new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')

/** Whether this is the data folder of a local installation, or a copy of one. */
export const isData = (folder: string): boolean =>
  ['postgres', 'secrets.json'].every((name) => existsSync(join(folder, name)))

/** Copies a data folder to where nothing is, whole or not at all. Nobody may write to it meanwhile. */
export async function copyData(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await cp(from, unfinished, { recursive: true, filter: (path) => basename(path) !== pidFile })
  await rename(unfinished, to)
}

/** Moves a data folder aside. @returns where it is now */
export async function moveAside(dataFolder: string): Promise<string> {
  const aside = `${dataFolder}.aside-${stamp()}`
  await rename(dataFolder, aside)
  await rm(join(aside, pidFile), { force: true })
  return aside
}

/** Copies a data folder to beside it, for the case that its upgrade goes wrong. @returns where the copy is */
export async function copyBeforeUpgrade(dataFolder: string): Promise<string> {
  const prefix = `${dataFolder}.before-upgrade-`
  const copy = `${prefix}${stamp()}`
  await copyData(dataFolder, copy)
  const parent = dirname(dataFolder)
  const copies = readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((path) => path.startsWith(prefix))
    .sort()
  for (const old of copies.slice(0, -keptCopies)) await rm(old, { recursive: true })
  return copy
}
