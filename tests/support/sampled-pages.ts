import { pageAt } from '../../src/content/navigation.ts'
import { siteMap } from '../../src/content/site-map.ts'
import { kebabCase } from '../../src/lib/text/kebab-case.ts'

/** Paths of the pages that visitors and search engines may see. */
export const publicPaths = Object.values(siteMap).flatMap((page) =>
  'hidden' in page ? [] : [page.path],
)

/** The name of the file in src/content/pages of the page at a path. */
export const contentNameOf = (path: string) => kebabCase(pageAt(path) ?? '')

/**
 * Pages that together show every kind of section in each of its looks, of those that there are; checked by a test of
 * the pages.
 */
export const sampledPages: readonly string[] = [
  '/',
  '/about',
  '/blog',
  '/blog/ecommerce-automation',
  '/cases',
  '/cases/nur-retail',
  '/cases/this-site',
  '/cloud-migration',
  '/industries',
  '/innovations',
  '/mobile-apps-development',
  '/privacy',
  '/services',
].filter((path) => publicPaths.some((one) => one === path))
