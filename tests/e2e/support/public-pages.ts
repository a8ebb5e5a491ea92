import { siteMap } from '../../../src/content/site-map.ts'
import { sampledPages } from '../../support/sampled-pages.ts'
import { everything } from '../../support/scope.ts'

const publicPaths = Object.values(siteMap).flatMap((page) => ('hidden' in page ? [] : [page.path]))

/** Paths of the pages to look at: all that visitors may see, or one for each kind of section. */
export const pagesToTest: readonly string[] = everything ? publicPaths : sampledPages
