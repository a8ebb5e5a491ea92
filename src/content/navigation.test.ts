import { expect, it } from 'vitest'
import { navigationFor, pageAt, pageIds } from './navigation'
import { siteMap } from './site-map'

/** For visitors: another agency may have other ones. */
const open = Object.values(siteMap).flatMap((page) =>
  'nav' in page && !('roles' in page.nav) ? [page.path] : [],
)

it.each([
  [undefined, open],
  ['user', open],
  ['staff', [...open, '/admin']],
  ['admin', [...open, '/admin']],
] as const)('shows %s the links %j', (role, paths) => {
  expect(navigationFor(role).map(({ path }) => path)).toEqual(paths)
})

it('gives every page a unique path', () => {
  expect(new Set(pageIds.map((id) => siteMap[id].path)).size).toBe(pageIds.length)
})

it.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/services/', 'services'],
  ['/service', undefined],
  ['/services/more', undefined],
])('finds at %s the page %s', (path, id) => {
  expect(pageAt(path)).toBe(id)
})
