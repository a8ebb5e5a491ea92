import { siteMap } from '../../../src/content/site-map.ts'

/** Paths of the pages that visitors and search engines may see. */
export const publicPaths = Object.values(siteMap).flatMap((page) =>
  'hidden' in page ? [] : [page.path],
)
