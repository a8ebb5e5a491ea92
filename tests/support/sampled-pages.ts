import { siteMap } from '../../src/content/site-map.ts'

/** Paths of the pages that visitors and search engines may see. */
export const publicPaths = Object.values(siteMap).flatMap((page) =>
  'hidden' in page ? [] : [page.path],
)

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
  '/cloud-migration',
  '/industries',
  '/innovations',
  '/mobile-apps-development',
  '/privacy',
  '/services',
].filter((path) => publicPaths.some((one) => one === path))
