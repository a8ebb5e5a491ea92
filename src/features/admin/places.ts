/** The places of /admin in their order; the first is shown by the bare URL. */
export const places = [
  { id: 'emails', label: 'Emails', isForStaff: true },
  { id: 'chats', label: 'Чаты', isForStaff: true },
  { id: 'newsletter', label: 'Рассылка', isForStaff: false },
  { id: 'users', label: 'Пользователи', isForStaff: false },
  { id: 'overview', label: 'Обзор', isForStaff: false },
  { id: 'audit', label: 'Журнал', isForStaff: false },
] as const

export type Place = (typeof places)[number]['id']

export const firstPlace: Place = 'emails'

/** The places that somebody may see: inbox and chats for staff, more for admins. */
export const placesFor = (isAdmin: boolean) =>
  places.filter(({ isForStaff }) => isAdmin || isForStaff)

/**
 * Where what is known of a person is handed out or erased.
 * @param person their address, filled in
 */
export const personalDataOf = (person?: string): string =>
  `/admin?${new URLSearchParams({ tab: 'audit', log: 'data', ...(person && { person }) })}`
