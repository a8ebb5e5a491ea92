import { roles } from '@contracts/role.ts'
import { z } from '@contracts/zod.ts'

export const userOrders = ['name', 'role', 'created', 'seen'] as const

export type UserOrder = (typeof userOrders)[number]

export const orderLabels: Record<
  UserOrder,
  Record<'column' | 'ascending' | 'descending', string>
> = {
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

/** `name` for ascending, `-name` for descending. */
const sorts = userOrders.flatMap((by) => [by, `-${by}`] as const)

/** The search, filter, order and page of the users, by their names in the URL. */
export const userQuery = z.object({
  q: z.string().catch(''),
  /** A role, those who cannot sign in, or those who worked here. */
  role: z.enum(['all', ...roles, 'blocked', 'former']).catch('all'),
  sort: z.enum(sorts).catch('-created'),
  /** From 1. */
  page: z.coerce.number().int().positive().catch(1),
})

export type UserQuery = z.infer<typeof userQuery>

export const defaultUserQuery = userQuery.parse({})

export function readSort(sort: UserQuery['sort']) {
  const by = userOrders.find((order) => sort.endsWith(order)) ?? 'created'
  return { by, descending: sort.startsWith('-') }
}

/** The order after a click on a column header: by it, newest first, or reversed if it already was. */
export function sortedBy(sort: UserQuery['sort'], by: UserOrder): UserQuery['sort'] {
  const now = readSort(sort)
  const descending = now.by === by ? !now.descending : by === 'created' || by === 'seen'
  return descending ? `-${by}` : by
}
