import { entryOf, type CatalogueEntry } from '../../_shared/catalogue/search.ts'
import type { Match } from './matcher.ts'
import { isOffer, serviceIdOf, sidesOf } from './offers.ts'

/** Titles that are everyday words, such as «Бизнес»: they count only when their service is the subject. */
const isWeak = (entry: CatalogueEntry) =>
  isOffer(entry) &&
  (entry.kind === 'plan' || (entry.kind === 'package' && entry.serviceId !== 'web-development'))

/** Services for sites: next to them, «сайт» is no subject of its own. */
const onSites = new Set(['seo-promotion', 'website-support', 'custom-saas', 'web-development'])

const isSiteWork = (entry: CatalogueEntry) =>
  isOffer(entry) &&
  entry.id !== 'web-development' &&
  (entry.kind === 'extra' || entry.kind === 'cms' || onSites.has(serviceIdOf(entry) ?? ''))

const isPart = (entry: CatalogueEntry) => isOffer(entry) && entry.kind !== 'service'

/** Whether another entry is a more exact one of the same. */
function isSaidBetter(entry: CatalogueEntry, all: readonly CatalogueEntry[]) {
  if (!isOffer(entry)) return false
  if (entry.id === 'web-development' && all.some(isSiteWork)) return true
  if (entry.kind === 'service') {
    return all.some((it) => isPart(it) && sidesOf(entry.id).includes(it.serviceId ?? ''))
  }
  const isTwin = (it: CatalogueEntry) =>
    isOffer(it) && it.kind === 'package' && it.title === entry.title
  return entry.kind === 'siteType' && all.some(isTwin)
}

/** Only everyday titles: two of one service identify it; a single one counts when packages are the subject. */
function withoutService(entries: readonly CatalogueEntry[], isAboutPackages: boolean) {
  const neighbours = entries.filter((it) =>
    entries.some((other) => other !== it && serviceIdOf(other) === serviceIdOf(it)),
  )
  if (neighbours.length > 0) return neighbours
  return isAboutPackages ? entries : []
}

/**
 * Selects what a message names from all matches: packages with everyday titles only if their service is
 * named or was the subject, and no entry next to a more exact one.
 *
 * @param isAboutPackages whether the message mentions packages or plans, or is hardly more than a name
 */
export function resolve(
  matches: readonly Match<string>[],
  before: CatalogueEntry | undefined,
  isAboutPackages: boolean,
): CatalogueEntry[] {
  const entries = [...new Set(matches.map(({ target }) => target))].flatMap(
    (id) => entryOf(id) ?? [],
  )
  // «Бизнес» is an everyday word, «бизнес-приложение» is not.
  const spelledOut = new Set(
    matches.flatMap(({ target, places }) => (places.length > 1 ? [target] : [])),
  )
  const isVague = (it: CatalogueEntry) => isWeak(it) && !spelledOut.has(it.id)
  const services = new Set(
    [...entries.filter((it) => !isVague(it)), ...(before ? [before] : [])].map(serviceIdOf),
  )
  const settled = entries.filter((it) => !isVague(it) || services.has(serviceIdOf(it)))
  const named = settled.length > 0 ? settled : withoutService(entries, isAboutPackages)
  return named.filter((it) => !isSaidBetter(it, named))
}
