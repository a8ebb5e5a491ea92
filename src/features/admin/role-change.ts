import type { Role } from '@contracts/role.ts'
import { roleAppearance } from './role-appearance'

/** A line of the audit log about a role. */
interface Line {
  id: number
  at: string
  actor_id: string | null
  details: unknown
}

/** One change of somebody's role. */
export interface RoleChange {
  id: number
  at: string
  /** Null: nobody who was signed in, but the system. */
  actorId: string | null
  from: Role | null
  to: Role | null
}

const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && Object.hasOwn(roleAppearance, value)

const roleIn = (details: unknown, key: 'from' | 'to') => {
  const value: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, key) : null
  return isRole(value) ? value : null
}

/** The audit log's line as a change of role. */
export const readRoleChange = ({ id, at, actor_id, details }: Line): RoleChange => ({
  id,
  at,
  actorId: actor_id,
  from: roleIn(details, 'from'),
  to: roleIn(details, 'to'),
})

interface Known {
  full_name: string | null
  email: string
}

/** Who did it, by name; people who are gone have none any more. */
export function actorName(actorId: string | null, people: ReadonlyMap<string, Known>): string {
  if (actorId === null) return 'Система'
  const person = people.get(actorId)
  return person ? (person.full_name ?? person.email) : 'Удалённый аккаунт'
}
