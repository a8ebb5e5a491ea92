import type { CatalogueEntry } from '../../../_shared/catalogue/search.ts'
import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { formatPrice, formatTerm, link, pageLink, quoted, titleOf } from '../format.ts'
import { isOffer, offerOf, packagesOf, serviceOf, sidesOf, twinsOf } from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { item, more, offerLine } from './lines.ts'

/** What of a service costs nothing. */
const freeLines = (service: CatalogueOffer, { catalogue, lang }: Scene) =>
  catalogue.offers
    .filter(({ kind, serviceId }) => kind === 'special' && serviceId === service.id)
    .flatMap((it) => {
      const name = titleOf(it, lang)
      const details = [
        ...(it.term ? [formatTerm(it.term, lang)] : []),
        ...(lang === 'ru' && it.free ? [it.free.toLowerCase()] : []),
      ]
      const text = details.length > 0 ? `${name} (${details.join('; ')})` : name
      return it.free ? [`${texts[lang].freeOf} ${text}.`] : [`${text}.`]
    })

/** A service that is sold without packages: its own price, or what is known instead. */
function plainService(service: CatalogueOffer, scene: Scene): string[] {
  const { lang } = scene
  const { price } = service
  const title = titleOf(service, lang)
  if (!price) return [`${title}: ${texts[lang].priceUnpublished}`, ...freeLines(service, scene)]
  const about = lang === 'ru' ? ` ${service.text}` : ''
  return [`${title} — ${formatPrice(price, lang)}.${about}`]
}

function serviceLines(service: CatalogueOffer, scene: Scene): string[] {
  const { catalogue, lang } = scene
  const packages = packagesOf(catalogue, service.id)
  const other = sidesOf(service.id)[1]
  const pages = [service, offerOf(catalogue, other)]
  if (packages.length === 0) return [...plainService(service, scene), more(pages, lang)]
  const lowest = Math.min(...packages.map(({ price }) => price?.amount ?? Infinity))
  // The starting price is for something smaller than any package: the card says for what.
  const isSmaller =
    service.price && service.price.amount < lowest && packages[0]?.price?.unit === 'rouble'
  const percentFirst = packages.some(({ price }) => price?.unit === 'percent')
  return [
    `${titleOf(service, lang)}:`,
    ...packages.map((it) => item(offerLine(it, scene))),
    ...(isSmaller && !percentFirst && lang === 'ru' ? [service.text] : []),
    more(pages, lang),
  ]
}

function offerLines(offer: CatalogueOffer, scene: Scene): string[] {
  const { catalogue, lang } = scene
  if (offer.kind === 'service') return serviceLines(offer, scene)
  const twins = twinsOf(catalogue, offer)
  const services = twins.map((it) => serviceOf(catalogue, it))
  if (twins.length > 1)
    return [...twins.map((it) => item(offerLine(it, scene))), more(services, lang)]
  const service = serviceOf(catalogue, offer)
  if (offer.kind === 'special') {
    const what = lang === 'ru' && offer.free ? ` (${offer.free.toLowerCase()})` : ''
    const said = offer.free ? `${texts[lang].freeWord}${what}.` : texts[lang].priceUnpublished
    return [`${quoted(offer, lang)}: ${said}`, more([service], lang)]
  }
  const context =
    offer.kind === 'package' || offer.kind === 'plan'
      ? `${service ? titleOf(service, lang) : ''}: `
      : ''
  const about = lang === 'ru' && offer.text ? ` ${offer.text}` : ''
  const page = service ?? { id: 'services', title: titleOf(offer, lang), path: offer.path }
  return [
    `${context}${offerLine(offer, scene)}.${about}`,
    ...(offer.kind === 'cms'
      ? [`${texts[lang].siteSeparately} ${link(titleOf(page, lang), page.path)}`]
      : [`${texts[lang].allOn} ${pageLink(page, lang)}`]),
  ]
}

/** What one thing costs: what it belongs to, where it has no price of its own. */
function linesOf(entry: CatalogueEntry, scene: Scene): string[] {
  if (isOffer(entry)) return offerLines(entry, scene)
  const service = serviceOf(scene.catalogue, entry)
  return service ? serviceLines(service, scene) : []
}

/** The starting prices of all services that have packages. */
export function priceList({ catalogue, lang }: Scene): Reply {
  const rows = new Map<string, string>()
  for (const service of catalogue.offers.filter(({ kind }) => kind === 'service')) {
    const [first] = packagesOf(catalogue, service.id)
    if (!first?.price) continue
    const price = formatPrice({ ...first.price, isFrom: true }, lang)
    const key = `${first.title} ${first.price.amount}`
    rows.set(key, item(`${pageLink(service, lang)} — ${price}`))
  }
  const { pricesAll, chips } = texts[lang]
  return { lines: [pricesAll, ...rows.values()], chips: [chips.site, chips.app, chips.book] }
}

/** What the things named cost. */
export function priceReply(scene: Scene): Reply {
  const { subjects, lang } = scene
  const priced = subjects.filter((it) => isOffer(it) || it.serviceId !== undefined)
  if (priced.length === 0) return priceList(scene)
  const { chips } = texts[lang]
  const several = priced.length > 1
  return {
    lines: priced.slice(0, 4).flatMap((entry) => linesOf(entry, scene)),
    chips: several
      ? [chips.term, chips.guarantee, chips.book]
      : [chips.term, chips.included, chips.cheaper, chips.book],
    subjectId: priced[0]?.id,
  }
}
