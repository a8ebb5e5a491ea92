import { contactNote } from '@contracts/promised-text.ts'
import type { CatalogueCard, CatalogueOffer } from '../knowledge/types.ts'
import { compareReply, describeReply, includedReply } from './contents.ts'
import { cheapestReply, popularReply, priceList, priceReply, priceStepReply } from './price.ts'
import { guaranteeReply, passageReply, processReply } from './site.ts'
import { allTermsReply, deadlineReply, termReply } from './term.ts'
import { articlesReply, casesReply, industryReply, reviewsReply, toolsReply } from './work.ts'
import type { Aspect } from '../search/ways-to-ask.ts'
import { questionsOf, type Candidate } from '../search/candidates.ts'
import type { Context } from '../search/context.ts'
import type { Reply } from './reply.ts'
import { readDeadline } from '../language/duration.ts'
import { namedIndustry, namedOffers, namedTools } from '../search/names.ts'
import { moreOnPage, titleOf } from './format.ts'
import { offerOf, sellerOf } from '../knowledge/offers.ts'
import { texts } from './texts.ts'

function offerReply(aspect: Aspect, offer: CatalogueOffer | undefined, context: Context): Reply {
  const { message } = context.question
  const deadline = readDeadline(message)
  switch (aspect) {
    case 'priceList':
      return priceList(context)
    case 'articles':
      return articlesReply(context)
    case 'popular':
      return popularReply(offer, context)
    case 'guarantee':
      return offer ? guaranteeReply(context, offer) : allGuarantees(context)
    case 'process':
      return processReply(context, offer)
    case 'cases':
      return casesReply(context, namedIndustry(context) ?? offer)
    case 'reviews':
      return reviewsReply(context, offer)
    case 'term':
      if (deadline) return deadlineReply(deadline, offer, context)
      return offer ? termReply(offer, context) : allTermsReply(context)
    default:
  }
  if (!offer) return aspect === 'cheaper' ? cheapestReply(context) : priceList(context)
  switch (aspect) {
    case 'price':
      return priceReply(offer, context)
    case 'included':
      return includedReply(offer, context)
    case 'describe':
      return deadline ? deadlineReply(deadline, offer, context) : describeReply(offer, context)
    case 'cheaper':
    case 'dearer':
      return priceStepReply(offer, aspect, context)
    case 'compare':
      return compareReply(
        offer,
        namedOffers(context).filter(({ kind }) => kind !== 'service'),
        context,
      )
  }
}

/** The cards that promise an answer from staff: outside working hours they say when that is. */
const promises = /^contact\/(?:callback|opening-hours|weekends)$/

/** Whether a card is for existing clients: they need a staff member, not a consultation. */
export const isForPeople = (id: string): boolean =>
  /^existing-clients\/(?!change-contractor)/.test(id)

/** Case studies do not help a visitor whose site is down. */
const isTrouble = /^situations\/site-(?:down|hacked)$/

function cardReply(card: CatalogueCard, context: Context): Reply {
  const { catalogue, lang } = context
  const { chips } = texts[lang]
  const page = catalogue.pages.find(({ path }) => path === card.path)
  const link = page ? [moreOnPage(page, lang)] : []
  const text = lang === 'en' ? card.answerEn : card.answer
  const note = promises.test(card.id) ? contactNote(catalogue, lang, context.question) : ''
  const service = offerOf(catalogue, card.serviceId)
  return {
    lines: [text + note, ...(text.includes('](') ? [] : link)],
    chips: isForPeople(card.id)
      ? [chips.person]
      : service
        ? [chips.price, ...(isTrouble.test(card.id) ? [] : [chips.cases]), chips.book]
        : [chips.book, chips.prices, chips.services],
    subjectId: card.serviceId,
    ...(isForPeople(card.id) && { opens: 'message' as const }),
  }
}

function allGuarantees(context: Context): Reply {
  const card = context.catalogue.cards.find(({ id }) => id === 'warranty/warranty')
  return card ? cardReply(card, context) : { lines: [] }
}

export function replyOf(candidate: Candidate, context: Context): Reply {
  const { lang, catalogue, words } = context
  const said = texts[lang]
  const { book, prices, services, site, app } = said.chips
  switch (candidate.kind) {
    case 'card':
      return cardReply(candidate.card, context)
    case 'talk':
      return candidate.talk === 'identity'
        ? {
            lines: [said.identity(catalogue.company.name)],
            chips: [services, prices, book],
            offersBooking: true,
          }
        : { lines: [said.offTopic], chips: [services, prices, site, app] }
    case 'offer': {
      const { aspect, offer } = candidate
      return { intent: aspect, ...offerReply(aspect, offer, context) }
    }
    case 'topic': {
      const { topic, passage } = candidate
      const asksPrice = words.some(({ term }) => term === 'цен')
      const noPrice = asksPrice ? [said.noOwnPrice] : []
      const reply =
        topic.kind === 'technology'
          ? toolsReply(namedTools(context).length > 0 ? namedTools(context) : [topic], context)
          : topic.kind === 'industry'
            ? industryReply(topic, context)
            : topic.kind === 'case'
              ? casesReply(context, topic)
              : topic.kind === 'article'
                ? articlesReply(context, topic)
                : passageReply(topic, passage, context)
      return { ...reply, lines: [...reply.lines, ...noPrice], offersBooking: asksPrice }
    }
  }
}

const questions: Record<'ru' | 'en', Partial<Record<Aspect, (title: string) => string>>> = {
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
export function questionOf(candidate: Candidate, { lang, catalogue }: Context): string | undefined {
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
  const title = titleOf(sellerOf(catalogue, offer), lang)
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
