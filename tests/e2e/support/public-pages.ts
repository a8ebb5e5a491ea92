import { siteMap } from '../../../src/content/site-map.ts'

/** Paths of the pages that everybody and every search engine may see. */
export const publicPaths = Object.values(siteMap).flatMap((page) =>
  'hidden' in page ? [] : [page.path],
)
