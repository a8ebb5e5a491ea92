import { searchCatalogue, type CatalogueEntry } from '../../../_shared/catalogue/search.ts'
import { stemOf, wordsOf } from '../../../_shared/catalogue/words.ts'
import { link, opening, pageLink, titleOf } from '../format.ts'
import { isOffer, packagesOf, serviceOf } from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { offerLine } from './lines.ts'
import { priceReply } from './price.ts'
import { articlesReply, casesReply, industriesReply, technologiesReply } from './topics.ts'

/** What the site says of one thing that was named without a question. */
function describeOffer(entry: CatalogueEntry, scene: Scene): string[] {
  const { catalogue, lang } = scene
  const service = serviceOf(catalogue, entry)
  if (isOffer(entry)) {
    const packages = entry.kind === 'service' ? packagesOf(catalogue, entry.id) : []
    if (lang === 'en' || packages.length > 0) {
      const about = lang === 'ru' ? [entry.text] : []
      return [...about, ...priceReply({ ...scene, subjects: [entry] }).lines]
    }
    return [
      `${offerLine(entry, scene)}. ${entry.text}`,
      `${texts[lang].allOn} ${pageLink(service ?? { ...entry, title: 'Услуги' }, lang)}`,
    ]
  }
  if (lang === 'en' && entry.lang !== 'en')
    return [texts[lang].found, link(service ? titleOf(service, lang) : entry.path, entry.path)]
  return [
    `${entry.title}. ${opening(entry.text, 320)}`,
    link(service ? titleOf(service, lang) : texts[lang].allOn.replace(':', ''), entry.path),
  ]
}

/** Tells about what was named, by its kind. */
export function describeReply(scene: Scene): Reply {
  const { named, lang } = scene
  const { chips } = texts[lang]
  const [first] = named
  if (!first) return { lines: [] }
  const kinds = new Set(named.map((it) => (isOffer(it) ? 'offer' : it.kind)))
  if (kinds.has('case')) return casesReply(scene)
  if (kinds.has('article') && !kinds.has('offer')) return articlesReply(scene)
  if (kinds.has('technology') && !kinds.has('offer') && !kinds.has('detail'))
    return technologiesReply(scene)
  if (kinds.has('industry') && !kinds.has('offer')) return industriesReply(scene)
  const told = named
    .filter((it) => isOffer(it) || it.kind === 'detail' || it.kind === 'industry')
    .slice(0, 3)
  return {
    lines: told.flatMap((entry) => describeOffer(entry, scene)),
    chips: [chips.price, chips.term, chips.cases, chips.book],
    subjectId: first.id,
  }
}

/** What the full text of the site says to a question that the rules do not know. */
export function searchReply(scene: Scene): Reply | undefined {
  const { question, lang } = scene
  const [best] = searchCatalogue(question.message, 1)
  if (!best || best.entry.id.includes('/legal/')) return undefined
  const asked = wordsOf(question.message).filter((it) => it.length > 3)
  const matched = best.terms.length / Math.max(1, asked.length)
  if (best.terms.length < 2 || matched < 0.6) return undefined
  const { entry } = best
  const text = `${entry.text} ${isOffer(entry) ? entry.features.join(' ') : ''}`
  const written = new Set(wordsOf(`${entry.title} ${text}`).map(stemOf))
  // A match by slips alone is none: everyday words are too near to each other.
  if (best.terms.filter((it) => written.has(it)).length < 2) return undefined
  const page = link(titleOf(serviceOf(scene.catalogue, entry) ?? entry, lang), entry.path)
  return {
    lines:
      lang === 'ru'
        ? [texts.ru.found, `${entry.title}. ${opening(text, 280)}`, page]
        : [texts.en.found, page],
    chips: [texts[lang].chips.book, texts[lang].chips.prices],
    subjectId: entry.id,
  }
}
