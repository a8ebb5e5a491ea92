import {
  contentWords,
  searchCatalogue,
  type CatalogueEntry,
  type SearchHit,
} from '../../../_shared/catalogue/search.ts'
import { stemsOf } from '../../../_shared/catalogue/words.ts'
import { objectionTexts } from '../objection-texts.ts'
import { inOneSentence, link, opening, sentence, titleOf } from '../format.ts'
import { isOffer, serviceOf } from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { casesReply } from './cases.ts'
import { includedReply } from './included.ts'
import { moreOn } from './lines.ts'
import { priceReply } from './price.ts'
import { industriesReply } from './industries.ts'
import { technologiesReply } from './technologies.ts'

/** «Подробно: …»: a link to the entry's page, named after its service. */
function pageOf(entry: CatalogueEntry, { catalogue, lang }: MessageContext) {
  const service = serviceOf(catalogue, entry)
  const page = catalogue.pages.find(({ path }) => path === entry.path)
  const own = service?.path === entry.path ? service : undefined
  return moreOn(own ? titleOf(own, lang) : (page?.label ?? entry.title), entry.path, lang)
}

/** Describes an entry. */
function describe(entry: CatalogueEntry, context: MessageContext): string[] {
  const { lang } = context
  if (isOffer(entry)) {
    const one = { ...context, named: [entry], subjects: [entry] }
    if (entry.kind !== 'service') return [...includedReply(one).lines]
    return [...(lang === 'ru' ? [entry.text] : []), ...priceReply(one).lines]
  }
  if (entry.lang === 'en' && lang === 'ru') return [texts.ru.englishPage, pageOf(entry, context)]
  if (entry.lang !== 'en' && lang === 'en') return [texts.en.found, pageOf(entry, context)]
  return [sentence(`${sentence(entry.title)} ${opening(entry.text, 300)}`), pageOf(entry, context)]
}

/** Describes what the message names. */
export function describeReply(context: MessageContext): Reply {
  const { named, lang } = context
  const { chips } = texts[lang]
  const kinds = new Set(named.map((it) => (isOffer(it) ? 'offer' : it.kind)))
  const isSold = kinds.has('offer') || kinds.has('detail')
  if (kinds.has('case')) return casesReply(context)
  if (kinds.has('article') && !isSold) {
    const { inBlog, nearestAsk } = objectionTexts[lang]
    const read = named.flatMap((it) =>
      isOffer(it) || it.kind !== 'article' ? [] : [`${inBlog} ${link(it.title, it.path)}`],
    )
    return {
      lines: [texts[lang].noOwnPrice, nearestAsk, ...read],
      chips: [chips.book, chips.services, chips.cases],
      offersBooking: true,
      subjectId: named[0]?.id,
    }
  }
  if (kinds.has('technology') && !isSold) return technologiesReply(context)
  if (kinds.has('industry') && !isSold) return industriesReply(context)
  const described = named.filter((it) => isOffer(it) || it.kind === 'detail').slice(0, 3)
  const tools = kinds.has('technology') ? technologiesReply(context).lines : []
  if (described.filter(isOffer).length > 1) return priceReply(context)
  return {
    lines: [...described.flatMap((entry) => describe(entry, context)), ...tools],
    chips: described.some(isOffer)
      ? [chips.term, chips.guarantee, chips.cases, chips.book]
      : [chips.price, chips.term, chips.cases, chips.book],
    subjectId: described[0]?.id,
  }
}

/** Whether a hit has most words of the question, not all of them corrected. */
function isAbout({ entry, terms }: SearchHit, asked: readonly string[]): boolean {
  if (asked.length === 0 || terms.length / asked.length < 0.6 || entry.id.includes('/legal/'))
    return false
  const features = isOffer(entry) ? entry.features.join(' ') : ''
  const written = new Set(stemsOf(`${entry.title} ${entry.text} ${features}`))
  const found = terms.filter((it) => written.has(it))
  const isTerm = asked.length < 3 && found.some((it) => /^[a-z0-9]{3,}$/.test(it))
  return found.length > 1 || isTerm
}

/** Answers a question without an intent from the full text of the site. */
export function searchReply(context: MessageContext): Reply | undefined {
  const { question, lang } = context
  const asked = contentWords(question.message)
  const best = searchCatalogue(question.message, 5).find((hit) => isAbout(hit, asked))
  if (!best) return undefined
  const { entry } = best
  const { found, chips } = texts[lang]
  if (!isOffer(entry) && entry.lang === 'en' && lang === 'ru')
    return { lines: describe(entry, context) }
  const text = isOffer(entry) ? `${entry.text} ${inOneSentence(entry.features)}` : entry.text
  const about = lang === 'ru' ? [`${sentence(entry.title)} ${opening(text, 260)}`] : []
  return {
    lines: [found, ...about, pageOf(entry, context)],
    chips: [chips.book, chips.prices],
    subjectId: entry.id,
  }
}
