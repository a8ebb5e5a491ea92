import { type Role, roles } from '@contracts/role.ts'

/** A value from the details of a log's row. */
export const fieldIn = (details: unknown, key: string): unknown =>
  typeof details === 'object' && details !== null ? Reflect.get(details, key) : undefined

/** The same, if it is a text, such as that before or after a change. */
export function textIn(details: unknown, key: string): string | undefined {
  const value = fieldIn(details, key)
  return typeof value === 'string' ? value : undefined
}

export const roleIn = (details: unknown, key: string): Role | null =>
  roles.find((role) => role === fieldIn(details, key)) ?? null

/** A change of a user's role; null if there was none before or after. */
export const readRoleChange = (details: unknown) => ({
  from: roleIn(details, 'from'),
  to: roleIn(details, 'to'),
})

export type RoleChange = ReturnType<typeof readRoleChange>
