import type { Lang } from '@contracts/lang.ts'
import { pageAt } from '@/content/navigation'
import { siteMap } from '@/content/site-map'

/** Whether the fragment names the Russian version of a legal text, or a chapter of it. */
export const isRussian = (hash: string): boolean => hash === '#ru' || hash.startsWith('#ru-')

/** The language that is read at an address. */
export function langAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Lang {
  const id = pageAt(pathname)
  const page = id && siteMap[id]
  if (!page || !('lang' in page)) return 'ru'
  return 'labelRu' in page && isRussian(hash) ? 'ru' : page.lang
}
