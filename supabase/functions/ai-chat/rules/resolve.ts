import { entryOf, type CatalogueEntry } from '../../_shared/catalogue/search.ts'
import type { Match } from './matcher.ts'
import { isOffer, serviceIdOf, sidesOf } from './offers.ts'

/** Titles that are words of the everyday, such as «Бизнес»: they count where their service is talked about. */
const isWeak = (entry: CatalogueEntry) =>
  isOffer(entry) &&
  (entry.kind === 'plan' || (entry.kind === 'package' && entry.serviceId !== 'web-development'))

/** Services whose work is done on a site: beside them «сайт» names nothing of its own. */
const onSites = new Set(['seo-promotion', 'website-support', 'custom-saas', 'web-development'])

const isSiteWork = (entry: CatalogueEntry) =>
  isOffer(entry) &&
  entry.id !== 'web-development' &&
  (entry.kind === 'extra' || entry.kind === 'cms' || onSites.has(serviceIdOf(entry) ?? ''))

const isPart = (entry: CatalogueEntry) => isOffer(entry) && entry.kind !== 'service'

/** Whether something else that was named says the same more exactly. */
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

/** Nothing but such names: two of one service tell which it is; one alone counts where packages are the talk. */
function withoutService(entries: readonly CatalogueEntry[], isAboutPackages: boolean) {
  const neighbours = entries.filter((it) =>
    entries.some((other) => other !== it && serviceIdOf(other) === serviceIdOf(it)),
  )
  if (neighbours.length > 0) return neighbours
  return isAboutPackages ? entries : []
}

/**
 * What a message names, of all that its words may stand for: packages with everyday names only where
 * their service is named or was talked about before, nothing beside what names it more exactly.
 *
 * @param isAboutPackages the message speaks of packages or plans, or is hardly more than a name
 */
export function resolve(
  matches: readonly Match<string>[],
  before: CatalogueEntry | undefined,
  isAboutPackages: boolean,
): CatalogueEntry[] {
  const entries = [...new Set(matches.map(({ target }) => target))].flatMap(
    (id) => entryOf(id) ?? [],
  )
  // «Бизнес» is a word of the everyday, «бизнес-приложение» is not.
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
