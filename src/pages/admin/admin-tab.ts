/** The sections of the admin area, in the order of their tabs; the first is what the bare address shows. */
export const adminTabs = ['emails', 'users', 'overview', 'audit'] as const

export type AdminTab = (typeof adminTabs)[number]

export const tabLabels: Record<AdminTab, string> = {
  emails: 'Emails',
  users: 'Пользователи',
  overview: 'Обзор',
  audit: 'Журнал',
}

/** Which section the page's address asks for. */
export const readTab = (params: URLSearchParams): AdminTab =>
  adminTabs.find((tab) => tab === params.get('tab')) ?? adminTabs[0]
