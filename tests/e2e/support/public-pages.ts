import { publicPaths, sampledPages } from '../../support/sampled-pages.ts'
import { everything } from '../../support/scope.ts'

/** Paths of the tested pages: all that visitors may see, or one for each kind of section. */
export const pagesToTest: readonly string[] = everything ? publicPaths : sampledPages
