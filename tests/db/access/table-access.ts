import type { Actor, PerActor } from '../support/actors.ts'
import type { World } from '../support/world.ts'

export type Row = Record<string, unknown>

/** The actor's own id; the bystander's for actors without an account. */
export function ownId(world: World, actor: Actor): string {
  const owner = actor === 'anonymous' || actor === 'service' ? 'bystander' : actor
  return world.accounts[owner].id
}

interface WriteCase {
  what: string
  /** A write by any other actor must leave the database unchanged. */
  allowed: readonly Actor[]
}

export interface InsertCase extends WriteCase {
  row: (world: World, actor: Actor) => Row
}

export interface UpsertCase extends InsertCase {
  onConflict: string
}

export interface DeleteCase extends WriteCase {
  match: (world: World, actor: Actor) => Row
}

export interface UpdateCase {
  what: string
  match: (world: World, actor: Actor) => Row
  /** Every column of the table: the value to try, and the actors who may set it. */
  columns: Record<string, { to: (world: World) => unknown; allowed: readonly Actor[] }>
}

/** The rights of each actor on one table. */
export interface TableAccess {
  /** The rows each actor sees, by the value of `key`. */
  key: string
  visible: (world: World) => PerActor<string[]>
  inserts: InsertCase[]
  upserts: UpsertCase[]
  updates: UpdateCase[]
  deletes: DeleteCase[]
}

/** Shorthand for a column: the value to try, and the actors who may set it. */
export const column = (value: unknown, allowed: readonly Actor[]) => ({ to: () => value, allowed })
