import type { Role } from '@contracts/role.ts'

export const roleLabels: Record<Role, string> = {
  admin: 'Администратор',
  staff: 'Сотрудник',
  user: 'Пользователь',
}
