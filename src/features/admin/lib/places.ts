/** The sections of /admin in order; the bare URL shows the first. */
export const places = [
  { id: 'emails', label: 'Письма', isForStaff: true },
  { id: 'chats', label: 'Чаты', isForStaff: true },
  { id: 'newsletter', label: 'Рассылка', isForStaff: false },
  { id: 'users', label: 'Пользователи', isForStaff: false },
  { id: 'overview', label: 'Обзор', isForStaff: false },
  { id: 'audit', label: 'Журнал', isForStaff: false },
] as const

export type Place = (typeof places)[number]['id']

export const firstPlace: Place = 'emails'

/** The sections that the viewer may see: inbox and chats for staff, more for admins. */
export const placesFor = (isAdmin: boolean) =>
  places.filter(({ isForStaff }) => isAdmin || isForStaff)

/** The address of the section where a person's data is exported or erased; `person` is filled in. */
export const personalDataOf = (person?: string): string =>
  `/admin?${new URLSearchParams({ tab: 'audit', log: 'data', ...(person && { person }) })}`
