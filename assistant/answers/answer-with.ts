import { contactNote } from '@contracts/promised-text.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { cardOf, offerOf, sellerOf, titleOf, topicsOf } from '../knowledge/offers.ts'
import type { CatalogueCard, CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import { readDeadline } from '../language/duration.ts'
import type { Lang } from '../language/lang.ts'
import { questionsOf, type Candidate } from '../search/candidates.ts'
import type { Context } from '../search/read.ts'
import { namedIndustry, namedParts, namedTools } from '../search/names.ts'
import type { Aspect } from '../search/ways-to-ask.ts'
import { moreOnPage } from './format.ts'
import {
  cheapestReply,
  compareReply,
  describeReply,
  includedReply,
  popularReply,
  priceList,
  priceReply,
  priceStepReply,
} from './offers.ts'
import type { Reply } from './reply.ts'
import { guaranteeReply, passageReply, processReply } from './site.ts'
import { allTermsReply, deadlineReply, termReply } from './term.ts'
import { texts } from './texts.ts'
import { articlesReply, casesReply, industryReply, reviewsReply, toolsReply } from './work.ts'

function offerReply(aspect: Aspect, offer: CatalogueOffer | undefined, context: Context): Reply {
  const { lang, question, words } = context
  const deadline = readDeadline(question.message)
  switch (aspect) {
    case 'priceList':
      return priceList(lang)
    case 'articles':
      return articlesReply(topicsOf('article'), lang)
    case 'popular':
      return popularReply(offer, lang)
    case 'guarantee':
      return offer ? guaranteeReply(offer, lang) : replyOfCard('warranty/warranty', context)
    case 'process':
      return processReply(offer, lang)
    case 'cases':
      return casesReply(namedIndustry(words) ?? offer, lang)
    case 'reviews':
      return reviewsReply(offer, lang)
    case 'term':
      if (deadline) return deadlineReply(deadline, offer, lang)
      return offer ? termReply(offer, lang) : allTermsReply(lang)
    default:
  }
  if (!offer) return aspect === 'cheaper' ? cheapestReply(lang) : priceList(lang)
  switch (aspect) {
    case 'price':
      return priceReply(offer, lang)
    case 'included':
      return includedReply(offer, lang)
    case 'describe':
      return deadline ? deadlineReply(deadline, offer, lang) : describeReply(offer, lang)
    case 'cheaper':
    case 'dearer':
      return priceStepReply(offer, aspect, lang)
    case 'compare':
      return compareReply(offer, namedParts(words), lang)
  }
}

/** The cards that promise an answer from staff: outside working hours they say when that is. */
const promises = /^contact\/(?:callback|opening-hours|weekends)$/

/** Whether a card is for existing clients: they need a staff member, not a consultation. */
export const isForPeople = (id: string): boolean =>
  /^existing-clients\/(?!change-contractor)/.test(id)

/** Case studies do not help a visitor whose site is down. */
const isTrouble = /^situations\/site-(?:down|hacked)$/

function chipsOf({ id, serviceId }: CatalogueCard): Reply['chips'] {
  if (isForPeople(id)) return ['person']
  if (!offerOf(serviceId)) return ['book', 'prices', 'services']
  return isTrouble.test(id) ? ['price', 'book'] : ['price', 'cases', 'book']
}

function cardReply(card: CatalogueCard, { lang, question }: Context): Reply {
  const page = catalogue.pages.find(({ path }) => path === card.path)
  const text = lang === 'en' ? card.answerEn : card.answer
  const note = promises.test(card.id) ? contactNote(catalogue, lang, question) : ''
  return {
    lines: [text + note, ...(page && !text.includes('](') ? [moreOnPage(page, lang)] : [])],
    chips: chipsOf(card),
    subjectId: card.serviceId,
    ...(isForPeople(card.id) && { opens: 'message' as const }),
  }
}

function replyOfCard(id: string, context: Context): Reply {
  const card = cardOf(id)
  return card ? cardReply(card, context) : { lines: [] }
}

function topicReply(topic: CatalogueTopic, passage: string, { lang, words }: Context): Reply {
  const tools = namedTools(words)
  switch (topic.kind) {
    case 'technology':
      return toolsReply(tools.length > 0 ? tools : [topic], lang)
    case 'industry':
      return industryReply(topic, lang)
    case 'case':
      return casesReply(topic, lang)
    case 'article':
      return articlesReply([topic], lang)
    default:
      return passageReply(topic, passage, lang)
  }
}

export function replyOf(candidate: Candidate, context: Context): Reply {
  const said = texts[context.lang]
  switch (candidate.kind) {
    case 'card':
      return cardReply(candidate.card, context)
    case 'talk':
      return candidate.talk === 'identity'
        ? {
            lines: [said.identity(catalogue.company.name)],
            chips: ['services', 'prices', 'book'],
            offersBooking: true,
          }
        : { lines: [said.offTopic], chips: ['services', 'prices', 'site', 'app'] }
    case 'offer': {
      const { aspect, offer } = candidate
      return { intent: aspect, ...offerReply(aspect, offer, context) }
    }
    case 'topic': {
      const reply = topicReply(candidate.topic, candidate.passage, context)
      const asksPrice = context.words.some(({ term }) => term === 'цен')
      return asksPrice
        ? { ...reply, lines: [...reply.lines, said.noOwnPrice], offersBooking: true }
        : reply
    }
  }
}

const questions: Record<Lang, Partial<Record<Aspect, (title: string) => string>>> = {
  ru: {
    price: (title) => `Какая цена: ${title}?`,
    term: (title) => `Какие сроки: ${title}?`,
    included: (title) => `Что входит: ${title}?`,
    compare: (title) => `Чем отличаются пакеты: ${title}?`,
    popular: (title) => `Какой пакет чаще берут: ${title}?`,
    guarantee: (title) => `Какая гарантия: ${title}?`,
    process: (title) => `Какие этапы: ${title}?`,
    cases: (title) => `Кейсы: ${title}`,
    reviews: (title) => `Отзывы: ${title}`,
  },
  en: {
    price: (title) => `How much is ${title}?`,
    term: (title) => `How long does it take: ${title}?`,
    included: (title) => `What is included: ${title}?`,
    compare: (title) => `Compare the packages: ${title}`,
    guarantee: (title) => `What warranty: ${title}?`,
    process: (title) => `What stages: ${title}?`,
    cases: (title) => `Case studies: ${title}`,
  },
}

/** The question answered by a candidate, to ask whether it was meant; none for small talk. */
export function questionOf(candidate: Candidate, { lang }: Context): string | undefined {
  if (candidate.kind === 'talk') return undefined
  if (candidate.kind === 'topic') return candidate.topic.title
  if (candidate.kind === 'card') {
    const [russian, english] = questionsOf(candidate.card)
    return lang === 'ru' ? russian : (english ?? russian)
  }
  const { aspect, offer } = candidate
  if (!offer) {
    const { chips } = texts[lang]
    const general: Partial<Record<Aspect, string>> = { ...chips, priceList: chips.prices }
    return general[aspect] ?? chips.services
  }
  const title = titleOf(sellerOf(offer), lang)
  return questions[lang][aspect]?.(title) ?? title
}

/** The reply of a candidate; a card's reply includes its question. */
export function underQuestion(candidate: Candidate, context: Context): Reply {
  const reply = replyOf(candidate, context)
  const question = candidate.kind === 'card' ? questionOf(candidate, context) : undefined
  return question
    ? { ...reply, lines: [texts[context.lang].answers(question), ...reply.lines] }
    : reply
}
