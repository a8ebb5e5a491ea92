/** The roles, in alphabetical order, which is the order a lookup returns. */
export const roles = ['admin', 'staff', 'user'] as const

/** One role; a new account is a `user`. */
export type Role = (typeof roles)[number]

export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Администратор',
  staff: 'Сотрудник',
  user: 'Пользователь',
}
