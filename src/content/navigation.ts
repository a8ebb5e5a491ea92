import type { Role } from '@contracts/role.ts'
import type { Lang } from '@contracts/lang.ts'
import { labels } from './labels.ts'
import type { Action } from './action.ts'
import { siteMap, type PageId } from './site-map.ts'

const isPageId = (id: string): id is PageId => Object.hasOwn(siteMap, id)

/** Every page of the site map, in order. */
export const pageIds: readonly PageId[] = Object.keys(siteMap).filter(isPageId)

/** The page at a path, with or without a trailing slash. */
export function pageAt(path: string): PageId | undefined {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path
  return pageIds.find((id) => siteMap[id].path === bare)
}

/**
 * Whether the chat's button is on a page: on all that visitors find, and where they find nothing. Not in the back
 * office, nor in the account, whose owner writes in a thread with the managers.
 */
export function hasChat(path: string): boolean {
  const id = pageAt(path)
  return !id || !('hidden' in siteMap[id])
}

interface NavigationEntry {
  path: string
  nav?: { label: string; roles?: readonly Role[] }
}

/** The header's links for a role; a visitor has none. */
export function navigationFor(role: Role | undefined) {
  const entries: readonly NavigationEntry[] = Object.values(siteMap)
  return entries.flatMap(({ path, nav }) =>
    nav && (!nav.roles || (role && nav.roles.includes(role))) ? [{ path, label: nav.label }] : [],
  )
}

/** The header's buttons. */
export const consultationAction: Action = { label: 'Консультация', opens: 'consultation' }
export const projectAction: Action = { label: 'Начать проект', opens: 'projectQuiz' }

export interface Crumb {
  label: string
  path: string
}

/** The breadcrumbs from the home page to a page, both included, in the page's language. */
export function crumbsOf(id: PageId, lang: Lang): Crumb[] {
  const page = siteMap[id]
  const { label, path } = page
  if (id === 'home') return [{ label: labels[lang].home, path }]
  const parent: PageId = 'parent' in page ? page.parent : 'home'
  return [...crumbsOf(parent, lang), { label, path }]
}
