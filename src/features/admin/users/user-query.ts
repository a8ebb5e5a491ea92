/** What the list of users can be sorted by. */
export const userOrders = ['name', 'role', 'created', 'seen'] as const

export type UserOrder = (typeof userOrders)[number]

/** Which users are listed, in which order, and which page of them. */
export interface UserQuery {
  text: string
  by: UserOrder
  descending: boolean
  /** The first one is 1. */
  page: number
}

export const everybody: UserQuery = { text: '', by: 'created', descending: true, page: 1 }

/** Whether somebody who asks for this order wants the largest first: the newest, not the oldest. */
const startsDescending: Record<UserOrder, boolean> = {
  name: false,
  role: false,
  created: true,
  seen: true,
}

/** The query after a click on a column's head: sorted by it, or the other way round if it was. */
export const sortedBy = (query: UserQuery, by: UserOrder): UserQuery => ({
  ...query,
  by,
  descending: query.by === by ? !query.descending : startsDescending[by],
  page: 1,
})

const isOrder = (text: string): text is UserOrder => userOrders.some((order) => order === text)

/** `name`, or `-name` for the other way round. */
export const sortKey = ({ by, descending }: Pick<UserQuery, 'by' | 'descending'>) =>
  descending ? `-${by}` : by

/** Reads what `sortKey` wrote; undefined for anything else. */
export function readSortKey(key: string) {
  const by = key.replace(/^-/, '')
  return isOrder(by) ? { by, descending: key.startsWith('-') } : undefined
}

/** Reads the query from the page's address; whatever is not understood there is as if it were not there. */
export function readUserQuery(params: URLSearchParams): UserQuery {
  const page = Number(params.get('page'))
  return {
    ...everybody,
    ...readSortKey(params.get('sort') ?? ''),
    text: params.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Writes the query into the page's address, and leaves out what goes without saying. */
export function writeUserQuery(params: URLSearchParams, query: UserQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value)
  put('q', query.text, everybody.text)
  put('sort', sortKey(query), sortKey(everybody))
  put('page', String(query.page), '1')
  return next
}
