import { siteMap, type PageId } from './site-map'

export interface Crumb {
  label: string
  path: string
}

/** The way from the home page to a page, both included. */
export function crumbsOf(id: PageId): Crumb[] {
  const { label, path } = siteMap[id]
  if (id === 'home') return [{ label, path }]
  const page = siteMap[id]
  const parent: PageId = 'parent' in page ? page.parent : 'home'
  return [...crumbsOf(parent), { label, path }]
}
