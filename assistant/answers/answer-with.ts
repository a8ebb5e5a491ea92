import { contactNote } from '@contracts/promised-text.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import {
  cardWith,
  isForPeople,
  offerOf,
  serviceIdOf,
  sidesOf,
  topicsOf,
} from '../knowledge/offers.ts'
import type { CatalogueCard, CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import { readDeadline, readHours } from '../language/duration.ts'
import { questionsOf, type Candidate } from '../search/candidates.ts'
import { matcher, type Context } from '../search/read.ts'
import {
  isSaid,
  namedIndustry,
  namedOffers,
  namedParts,
  namedTools,
  readOrder,
} from '../search/names.ts'
import type { Aspect } from '../search/ways-to-ask.ts'
import { moreOnPage } from './format.ts'
import {
  adviceReply,
  compareReply,
  describeReply,
  includedReply,
  priceList,
  priceReply,
  priceStepReply,
} from './offers.ts'
import type { Reply } from './reply.ts'
import { passageReply, processReply } from './site.ts'
import { deadlineReply, termReply } from './term.ts'
import { texts } from './texts.ts'
import { articlesReply, casesReply, industryReply, reviewsReply, toolsReply } from './work.ts'

/** What a message tells about the need that decides which package fits. */
export const needOf = ({ question, words, subject }: Context) => ({
  owners: readOrder(words, subject).owners,
  hours: readHours(question.message),
})

function offerReply(aspect: Aspect, offer: CatalogueOffer | undefined, context: Context): Reply {
  const { lang, words, subject } = context
  switch (aspect) {
    case 'articles':
      return articlesReply(topicsOf('article'), lang)
    case 'popular':
      return adviceReply(offer, needOf(context), lang)
    case 'guarantee':
      return { ...cardReply(warrantyOf(offer), context), subjectId: offer?.id }
    case 'process':
      return processReply(offer, lang)
    case 'cases':
      return casesReply(namedIndustry(words) ?? offer, lang)
    case 'reviews':
      return reviewsReply(offer, lang)
    default:
  }
  if (!offer) return priceList(lang)
  switch (aspect) {
    case 'price':
    case 'priceList':
      return priceReply(offer, lang, readOrder(words, subject).owners)
    case 'term': {
      const deadline = readDeadline(context.question.message)
      return deadline ? deadlineReply(deadline, offer, lang) : termReply(offer, lang)
    }
    case 'included':
      return includedReply(offer, lang)
    case 'describe':
      return describeReply(offer, lang, readOrder(words, subject).owners)
    case 'cheaper':
    case 'dearer':
      return priceStepReply(offer, aspect, lang)
    case 'compare':
      return compareReply(offer, namedParts(words), lang)
  }
}

const namesService = (card: CatalogueCard, id: string) => {
  const service = offerOf(id)
  const [question = ''] = card.asks
  return service !== undefined && isSaid(new Set(matcher().termsOf(question)))(service)
}

/** The warranty card of an offer's service, else the general one. */
const warrantyOf = (offer: CatalogueOffer | undefined) =>
  catalogue.cards
    .filter(({ role }) => role === 'serviceWarranty')
    .find((card) => offer && sidesOf(serviceIdOf(offer)).some((id) => namesService(card, id))) ??
  cardWith('warranty')

function chipsOf({ role, serviceId }: CatalogueCard): Reply['chips'] {
  if (isForPeople(role)) return ['person']
  if (!offerOf(serviceId)) return ['book', 'prices', 'services']
  // Case studies do not help a visitor whose site is down.
  return role === 'trouble' ? ['price', 'book'] : ['price', 'cases', 'book']
}

function cardReply(
  card: CatalogueCard | undefined,
  { lang, question, subject, words }: Context,
): Reply {
  if (!card) return { lines: [] }
  const { role, path } = card
  const page = catalogue.pages.find((each) => each.path === path)
  const text = lang === 'en' ? card.answerEn : card.answer
  // A promise to answer says when, outside working hours (decision 19).
  const note = role === 'promise' ? contactNote(catalogue, lang, question) : ''
  // «Дорого. А визитка?»
  const [other] = namedOffers(words)
  const sold = other ?? offerOf(subject?.id)
  if (role === 'tooDear' && sold) {
    const { lines, ...step } = other
      ? priceReply(other, lang)
      : priceStepReply(sold, 'cheaper', lang)
    return { ...step, lines: [text, ...lines], subjectId: sold.id }
  }
  return {
    cardId: card.id,
    lines: [text + note, ...(page && !text.includes('](') ? [moreOnPage(page, lang)] : [])],
    chips: chipsOf(card),
    ...(isForPeople(role) && { opens: 'message' as const }),
  }
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
    case 'topic':
      return topicReply(candidate.topic, candidate.passage, context)
  }
}

/** The question that a card answers, as a suggestion. */
export function questionOf(card: CatalogueCard, { lang }: Context): string | undefined {
  const [russian, english] = questionsOf(card)
  return lang === 'ru' ? russian : (english ?? russian)
}

/** A candidate's reply. A card's stands under its question, which exposes a neighbouring fact. */
export function underQuestion(candidate: Candidate, context: Context): Reply {
  const reply = replyOf(candidate, context)
  const question = candidate.kind === 'card' ? questionOf(candidate.card, context) : undefined
  return question
    ? { ...reply, lines: [texts[context.lang].answers(question), ...reply.lines] }
    : reply
}

/** The answer of a card, regardless of other matches. */
export function certainReply(context: Context, card: CatalogueCard | undefined): Reply {
  if (!card) return { lines: [] }
  const { id, asks, answer } = card
  return underQuestion({ kind: 'card', id, card, asks, text: answer }, context)
}
