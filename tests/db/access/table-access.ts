import type { Actor, PerActor } from '../support/actors.ts'
import type { World } from '../support/world.ts'

export type Row = Record<string, unknown>

/** Whose row it is when "own" is asked of somebody who has none: the bystander's. */
export function ownId(world: World, actor: Actor): string {
  const owner = actor === 'anonymous' || actor === 'service' ? 'bystander' : actor
  return world.accounts[owner].id
}

interface Write {
  what: string
  /** Everybody who is not listed must leave the database as it was. */
  allowed: readonly Actor[]
}

export interface InsertProof extends Write {
  row: (world: World, actor: Actor) => Row
}

export interface UpsertProof extends InsertProof {
  onConflict: string
}

export interface DeleteProof extends Write {
  match: (world: World, actor: Actor) => Row
}

export interface UpdateProof {
  what: string
  match: (world: World, actor: Actor) => Row
  /** Every column of the table: the value to try, and who may set it. */
  columns: Record<string, { to: (world: World) => unknown; allowed: readonly Actor[] }>
}

/** What each actor may do with one table. */
export interface TableAccess {
  /** The rows each actor sees, by the value of `key`. */
  key: string
  visible: (world: World) => PerActor<string[]>
  inserts: InsertProof[]
  upserts: UpsertProof[]
  updates: UpdateProof[]
  deletes: DeleteProof[]
}

/** Shorthand of one column's line: the value to try, and who may set it. */
export const column = (value: unknown, allowed: readonly Actor[]) => ({ to: () => value, allowed })
