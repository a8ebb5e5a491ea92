import type { Role } from '@contracts/role.ts'
import { roleAppearance } from './labels'

/** A value from the details of an audit row, such as that before or after a change. */
export function valueIn(
  details: unknown,
  key: 'from' | 'to' | 'role' | 'reply_id',
): string | undefined {
  const value: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, key) : undefined
  return typeof value === 'string' ? value : undefined
}

const isRole = (value: string | undefined): value is Role =>
  value !== undefined && Object.hasOwn(roleAppearance, value)

const roleIn = (details: unknown, key: 'from' | 'to') => {
  const value = valueIn(details, key)
  return isRole(value) ? value : null
}

/** A change of a user's role; null if there was none before or after. */
export interface RoleChange {
  from: Role | null
  to: Role | null
}

export const readRoleChange = (details: unknown): RoleChange => ({
  from: roleIn(details, 'from'),
  to: roleIn(details, 'to'),
})
