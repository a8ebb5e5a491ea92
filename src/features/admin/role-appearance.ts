import type { Role } from '@contracts/role.ts'
import type { BadgeVariant } from '@/components/ui/badge'

interface Appearance {
  label: string
  badge: BadgeVariant
  /** What somebody with this role can do. */
  duties: string
}

export const roleAppearance: Record<Role, Appearance> = {
  user: {
    label: 'Пользователь',
    badge: 'secondary',
    duties: 'Без доступа к админ-панели',
  },
  staff: {
    label: 'Сотрудник',
    badge: 'default',
    duties: 'Читает письма, берёт их в работу и меняет их статус',
  },
  admin: {
    label: 'Администратор',
    badge: 'destructive',
    duties: 'То же, а ещё видит пользователей и меняет их роли',
  },
}
