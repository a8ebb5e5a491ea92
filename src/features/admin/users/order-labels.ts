import type { UserOrder } from './user-query'

interface OrderLabels {
  column: string
  ascending: string
  descending: string
}

export const orderLabels: Record<UserOrder, OrderLabels> = {
  name: { column: 'Пользователь', ascending: 'По имени: А–Я', descending: 'По имени: Я–А' },
  role: {
    column: 'Роль',
    ascending: 'Сначала администраторы',
    descending: 'Сначала пользователи',
  },
  created: { column: 'Регистрация', ascending: 'Сначала старые', descending: 'Сначала новые' },
  seen: {
    column: 'Последний визит',
    ascending: 'Давно не заходили',
    descending: 'Недавно заходили',
  },
}
