import type { Role } from '@contracts/role.ts'

interface RouteEntry {
  path: `/${string}`
  /** Its place in the header, if it has one; `roles` limits who sees the link. */
  nav?: { label: string; roles?: readonly Role[] }
}

/**
 * The one table of routes. The router, the navigation, and later the sitemap and the prerenderer
 * derive from it; links are typed by it, so a link to a page that does not exist fails to compile.
 */
export const routes = {
  home: { path: '/' },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  admin: { path: '/admin', nav: { label: 'Админ', roles: ['staff', 'admin'] } },
} as const satisfies Record<string, RouteEntry>

export type RouteId = keyof typeof routes

export const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id)

export type RoutePath = (typeof routes)[RouteId]['path']

/** The header's links that someone with this role sees; a visitor without a role sees the open ones. */
export function navigationFor(role: Role | undefined) {
  const entries: readonly RouteEntry[] = Object.values(routes)
  return entries.flatMap(({ path, nav }) =>
    nav && (!nav.roles || (role && nav.roles.includes(role))) ? [{ path, label: nav.label }] : [],
  )
}
