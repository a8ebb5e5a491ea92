import { type Role, roles } from '@contracts/role.ts'
import { withParams } from '../url-params'

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

export interface UserQuery {
  text: string
  role: Role | 'all'
  by: UserOrder
  descending: boolean
  /** From 1. */
  page: number
}

export const defaultUserQuery: UserQuery = {
  text: '',
  role: 'all',
  by: 'created',
  descending: true,
  page: 1,
}

/** The query after a click on a column header: sorted by it, newest first, or reversed if it already was. */
export const sortedBy = (query: UserQuery, by: UserOrder): UserQuery => ({
  ...query,
  by,
  descending: query.by === by ? !query.descending : by === 'created' || by === 'seen',
  page: 1,
})

/** `name` for ascending, `-name` for descending. */
export const sortKey = ({ by, descending }: Pick<UserQuery, 'by' | 'descending'>) =>
  descending ? `-${by}` : by

/** Parses a `sortKey`; undefined if it is invalid. */
export function readSortKey(key: string) {
  const by = userOrders.find((order) => order === key.replace(/^-/, ''))
  return by && { by, descending: key.startsWith('-') }
}

export function readUserQuery(params: URLSearchParams): UserQuery {
  const page = Number(params.get('page'))
  return {
    ...defaultUserQuery,
    ...readSortKey(params.get('sort') ?? ''),
    text: params.get('q') ?? '',
    role: roles.find((role) => role === params.get('role')) ?? defaultUserQuery.role,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Writes the query into the URL, without default values. */
export function writeUserQuery(params: URLSearchParams, query: UserQuery): URLSearchParams {
  const sort = sortKey(query)
  return withParams(params, {
    q: query.text,
    role: query.role === defaultUserQuery.role ? '' : query.role,
    sort: sort === sortKey(defaultUserQuery) ? '' : sort,
    page: query.page === 1 ? '' : String(query.page),
  })
}
