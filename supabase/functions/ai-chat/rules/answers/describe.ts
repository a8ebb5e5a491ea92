import { searchCatalogue, type CatalogueEntry } from '../../../_shared/catalogue/search.ts'
import { stemOf, wordsOf } from '../../../_shared/catalogue/words.ts'
import { opening, sentence, titleOf } from '../format.ts'
import { isOffer, serviceOf } from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { casesReply } from './cases.ts'
import { includedReply } from './included.ts'
import { moreOn } from './lines.ts'
import { priceReply } from './price.ts'
import { articlesReply, industriesReply, technologiesReply } from './topics.ts'

/** «Подробно: …»: the page of an entry by the name of its service. */
function pageOf(entry: CatalogueEntry, { catalogue, lang }: Scene) {
  const service = serviceOf(catalogue, entry)
  const title = service ? titleOf(service, lang) : texts[lang].onPage
  return moreOn(title, entry.path, lang)
}

/** What the site says of one thing that was named without a question. */
function describe(entry: CatalogueEntry, scene: Scene): string[] {
  const { lang } = scene
  if (isOffer(entry)) {
    const one = { ...scene, named: [entry], subjects: [entry] }
    if (entry.kind !== 'service') return [...includedReply(one).lines]
    return [...(lang === 'ru' ? [entry.text] : []), ...priceReply(one).lines]
  }
  if (entry.lang === 'en' && lang === 'ru') return [texts.ru.englishPage, pageOf(entry, scene)]
  if (entry.lang !== 'en' && lang === 'en') return [texts.en.found, pageOf(entry, scene)]
  return [sentence(`${sentence(entry.title)} ${opening(entry.text, 300)}`), pageOf(entry, scene)]
}

/** Tells about what was named, by its kind. */
export function describeReply(scene: Scene): Reply {
  const { named, lang } = scene
  const { chips } = texts[lang]
  const kinds = new Set(named.map((it) => (isOffer(it) ? 'offer' : it.kind)))
  const isSold = kinds.has('offer') || kinds.has('detail')
  if (kinds.has('case')) return casesReply(scene)
  if (kinds.has('article') && !isSold) return articlesReply(scene)
  if (kinds.has('technology') && !isSold) return technologiesReply(scene)
  if (kinds.has('industry') && !isSold) return industriesReply(scene)
  const told = named.filter((it) => isOffer(it) || it.kind === 'detail').slice(0, 3)
  return {
    lines: told.flatMap((entry) => describe(entry, scene)),
    chips: [chips.price, chips.term, chips.cases, chips.book],
    subjectId: told[0]?.id,
  }
}

/** What the full text of the site says to a question that the rules do not know. */
export function searchReply(scene: Scene): Reply | undefined {
  const { question, lang } = scene
  const [best] = searchCatalogue(question.message, 1)
  if (!best || best.entry.id.includes('/legal/')) return undefined
  const { entry, terms } = best
  const asked = wordsOf(question.message).filter((it) => it.length > 3)
  if (terms.length / Math.max(1, asked.length) < 0.6) return undefined
  const text = isOffer(entry) ? `${entry.text} ${sentence(entry.features.join('; '))}` : entry.text
  const written = new Set(wordsOf(`${entry.title} ${text}`).map(stemOf))
  // A match by slips alone is none: everyday words are too near to each other.
  if (terms.filter((it) => written.has(it)).length < 2) return undefined
  if (!isOffer(entry) && entry.lang === 'en' && lang === 'ru') {
    return { lines: describe(entry, scene) }
  }
  const about = lang === 'ru' ? [`${sentence(entry.title)} ${opening(text, 260)}`] : []
  return {
    lines: [texts[lang].found, ...about, pageOf(entry, scene)],
    chips: [texts[lang].chips.book, texts[lang].chips.prices],
    subjectId: entry.id,
  }
}
