import type { Asked, Match } from '../../_shared/catalogue/matcher.ts'
import type { Catalogue, CatalogueOffer } from '../../_shared/catalogue/types.ts'
import { fieldLimits } from '../../_shared/contracts/lead-fields.ts'
import { bookingTurn, reminder } from '../booking/booking-turn.ts'
import type { Answer, Question } from '../conversation.ts'
import { questionOf, replyOf, underQuestion } from './answer-with.ts'
import { earlierRequestReply } from './earlier-request.ts'
import { compareReply } from './answers/contents.ts'
import { budgetReply, priceReply } from './answers/price.ts'
import { toolsReply } from './answers/work.ts'
import type { Candidate } from '../search/candidates.ts'
import type { Context, Reply } from './context.ts'
import { answersTo, groupOf } from '../search/choose.ts'
import { asksForPrice, type Found } from '../search/find.ts'
import { isMostlyNames, namedOffers, namedTools } from '../search/names.ts'
import { classify } from '../search/classify.ts'
import { asTyped, readQuestion, weightOf } from '../search/read.ts'
import { currencyIn, withCurrency } from './currency.ts'
import { isKyrgyz, langOf } from './lang.ts'
import { asksWhatForSum, readBudget } from './money.ts'
import { serviceIdOf, sidesOf } from './offers.ts'
import { courtesyReply, greets, refusalReply } from './talk.ts'
import { texts } from './texts.ts'
import { asksSomething, placeOf, wantsToBook } from '../booking/acts.ts'
import { asksInWords, asksToBook, leavesContact } from '../booking/wish.ts'
import { titlesOf, topicOfBooking } from '../booking/topic.ts'

/** From these on, it is answered with the remark that it may not have been meant. */
const likely = { score: 0.25, explains: 0.25 }
/** From these on, it is worth asking whether it was meant. */
const doubtful = { score: 0.2, explains: 0.2 }
/** Above this likelihood, one of four long messages asks for it, however little of them it explains. */
const plausible = -0.65
/** An unknown name is what is asked for if it is that share of the words, by weight. */
const leastOfName = 0.3
const mostChips = 4
/** Below this score, near questions stand beside the answer; their scores are this share of the best at least. */
const near = { below: 1.05, share: 0.6, most: 2 }

/** The questions nearest to those answered: in one of five answers below `near.below`, one of them was meant. */
function nearQuestions(
  context: Context,
  matches: readonly Match<Candidate>[],
  answered: readonly Match<Candidate>[],
): string[] {
  const [best] = answered
  if (!best || best.score >= near.below) return []
  const seen = new Set(answered.map(({ unit }) => groupOf(unit)))
  return matches
    .flatMap(({ unit, score }) => {
      const question = unit.kind === 'card' ? questionOf(unit, context) : undefined
      if (!question || seen.has(groupOf(unit)) || score < near.share * best.score) return []
      seen.add(groupOf(unit))
      return question
    })
    .slice(0, near.most)
}

/** The replies of the candidates; a budget and a list of tools are answered as a whole. */
function repliesTo(context: Context, found: Found, matches: readonly Match<Candidate>[]): Reply[] {
  const { question, words, subject } = context
  const [best] = matches
  const isCard = best?.unit.kind === 'card' && best.score > 0.95
  const budget = readBudget(question.message, context.catalogue.exchangeRate)
  if (budget !== undefined && asksForBudget(question.message, found, best)) {
    const offer = named(context) ?? (subject && 'features' in subject ? subject : undefined)
    return [budgetReply(budget, offer, context)]
  }
  const compared = comparedIn(context)
  if (compared[0]) return [compareReply(compared[0], compared, context)]
  const sold = soldTogether(context)
  if (sold.length > 1 && budget === undefined && asksForPrice(words) && !isCard)
    return sold.slice(0, 4).map((it) => ({ intent: 'price', ...priceReply(it, context) }))
  const tools = namedTools(context)
  if (tools.length > 1 && !isCard && isMostlyNames(context, tools))
    return [toolsReply(tools, context)]
  const nearby = nearQuestions(context, found.matches, matches)
  const all = matches.map(({ unit }) => underQuestion(unit, context))
  return all.map((it) => ({ ...it, chips: [...nearby, ...(it.chips ?? [])] }))
}

/** A budget is preferred to a card if it is that much likelier. */
const leastAhead = 0.55

/** Whether the sum in a message is a budget and what it buys is asked for, rather than told in passing. */
function asksForBudget(message: string, found: Found, best: Match<Candidate> | undefined) {
  if (asksWhatForSum.test(message)) return true
  const classes = classify(message)
  const likelihood = classes.get('talk/budget') ?? -1
  if (likelihood < Math.max(...classes.values())) return false
  return best?.unit.kind !== 'card' || likelihood > found.likelihoodOf(best.unit) + leastAhead
}

const asksToCompare = /отлич|разниц|различ|сравн|differ|compare|(?<!\p{L})vs(?!\p{L})/iu

/** The packages of one service that a message wants compared: «чем STANDARD отличается от OPTIMAL». */
function comparedIn(context: Context): CatalogueOffer[] {
  if (!asksToCompare.test(context.question.message)) return []
  const parts = namedOffers(context).filter(({ kind }) => kind !== 'service')
  // «Базовый» and «Стандарт» of a shop are not those of branding.
  const [service] = parts.map((it) => sidesOf(serviceIdOf(it)))
  const areTogether = parts.every((it) => service?.includes(serviceIdOf(it) ?? ''))
  return parts.length > 1 && areTogether ? parts : []
}

/** Offers of different services that a message names, each service once: «лендинг + SEO + поддержка». */
function soldTogether(context: Context): CatalogueOffer[] {
  const byService = new Map<string, CatalogueOffer>()
  for (const offer of namedOffers(context)) {
    const [service = offer.id] = sidesOf(serviceIdOf(offer)).toSorted()
    const known = byService.get(service)
    if (!known || (known.kind === 'service' && offer.kind !== 'service'))
      byService.set(service, offer)
  }
  return [...byService.values()]
}

/** The offer that a message names, a package rather than a service. */
function named(context: Context): CatalogueOffer | undefined {
  const offers = namedOffers(context)
  return offers.find(({ kind }) => kind !== 'service') ?? offers[0]
}

/** Answers what was perhaps asked, asks which of two candidates was meant, or says that there is no answer. */
function unsureReply(context: Context, { matches, words, likelihoodOf }: Found): Reply {
  const { lang, question } = context
  const { askBack, perhaps, orElse, elseAsk, unknown, unknownWord, chips } = texts[lang]
  const isPlausible = ({ unit }: Match<Candidate>) => likelihoodOf(unit) > plausible
  // A Latin word in a Russian message is a name of something that the site does not have.
  const isForeign = ({ text, isKnown }: Asked) => !isKnown && /^[a-z][a-z0-9]{2,19}$/.test(text)
  const isMostOfIt = ({ weight }: Asked) => weight >= leastOfName * weightOf(words)
  const foreign = words.find((it) => isForeign(it) && isMostOfIt(it))
  if (
    lang === 'ru' &&
    foreign &&
    /\p{Script=Cyrillic}/u.test(question.message) &&
    !matches.slice(0, 1).some(isPlausible)
  ) {
    const [asWritten = foreign.text] =
      question.message.match(new RegExp(`\\b${foreign.text}\\b`, 'i')) ?? []
    return {
      lines: [unknownWord(asWritten)],
      chips: [chips.book, chips.person, chips.services],
      offersBooking: true,
    }
  }
  const candidates = matches
    .filter(
      (it) => isPlausible(it) || (it.score >= doubtful.score && it.explains >= doubtful.explains),
    )
    .flatMap((match) => {
      const title = questionOf(match.unit, context)
      return title === undefined ? [] : [{ ...match, title }]
    })
  const [first] = candidates
  if (first) {
    const second = candidates.find(
      ({ title, unit }) => title !== first.title && groupOf(unit) !== groupOf(first.unit),
    )
    if (!isPlausible(first) && (first.score < likely.score || first.explains < likely.explains)) {
      const offered = second ? [first.title, second.title] : [first.title]
      return { lines: [askBack(offered)], chips: [...offered, chips.person, chips.book] }
    }
    const reply = replyOf(first.unit, context)
    const other = second ? [orElse(second.title), ...replyOf(second.unit, context).lines] : []
    return {
      ...reply,
      lines: [perhaps(first.title), ...reply.lines, ...other, elseAsk],
      chips: [
        ...nearQuestions(context, matches, second ? [first, second] : [first]),
        chips.person,
        chips.book,
      ],
    }
  }
  return {
    lines: [unknown],
    chips: [chips.book, chips.person, chips.services, chips.prices],
    offersBooking: true,
  }
}

const entryOf = ({ offers, topics }: Catalogue, id: string | undefined) =>
  [...offers, ...topics].find((it) => it.id === id)

/** The lines as one text, each once; a greeting is returned. */
function textOf({ question, lang }: Context, replies: readonly Reply[]): string {
  const lines = [...new Set(replies.flatMap((it) => it.lines))]
  const { history, message } = question
  const isFirst = history.length === 0
  if (isFirst && lang === 'ru' && isKyrgyz(message)) return [texts.ru.inKyrgyz, ...lines].join('\n')
  const isGreeted = lines[0]?.startsWith(texts[lang].greeting)
  if (!isFirst || !greets(message) || isGreeted) return lines.join('\n')
  const [first = '', ...rest] = lines
  return [`${texts[lang].greeting} ${first}`, ...rest].join('\n')
}

/** An answer with its prices in the currency that the visitor speaks of. */
function inVisitorsCurrency({ catalogue, question, lang }: Context, text: string): string {
  const said = question.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const currency = [...said, question.message].map(currencyIn).findLast((it) => it !== undefined)
  return currency ? withCurrency(text, currency, catalogue.exchangeRate, lang) : text
}

/** Combines the parts of an answer, and sets the state after it. */
function compose(context: Context, replies: readonly Reply[]): Answer {
  const { message, state } = context.question
  const subjectId =
    replies.find((it) => it.subjectId)?.subjectId ?? named(context)?.id ?? context.subject?.id
  const matter = replies.some((it) => it.isForClient)
    ? message.trim().slice(0, fieldLimits.interest)
    : undefined
  const intent = replies.some((it) => it.offersBooking)
    ? 'offered'
    : replies.find((it) => it.intent)?.intent
  return {
    text: inVisitorsCurrency(context, textOf(context, replies)),
    state: {
      ...(subjectId && { subjectId }),
      ...(intent && { intent }),
      ...(matter && { matter }),
      ...(state.booking && { booking: state.booking }),
    },
    conversationStatus: replies.some(({ status }) => status) ? 'completed' : 'active',
    suggestions: [...new Set(replies.flatMap(({ chips }) => chips ?? []))].slice(0, mostChips),
  }
}

/** What the visitor has said before, without questions, the latest first. */
const saidBefore = (history: Question['history']) =>
  history
    .flatMap(({ role, content }) =>
      role === 'user' && !/\?|сколько|how /i.test(content) ? [content] : [],
    )
    .toReversed()

/** Answers a message by rules, from the catalogue alone. Pure: the conversation's state is in the answer. */
export function consult(catalogue: Catalogue, question: Question): Answer {
  const { history, state } = question
  const message = asTyped(catalogue, question.message)
  const context: Context = {
    catalogue,
    question: { ...question, message },
    lang: langOf(message, history),
    words: readQuestion(catalogue, message),
    subject: entryOf(catalogue, state.subjectId),
  }
  const { matches, found } = answersTo(context)
  const [best] = matches
  const isMatched = best !== undefined && best.unit.kind !== 'talk' && best.score > 0.7
  // «Напишите мне сочинение» asks for no message to be written to.
  const isTalk = best?.unit.kind === 'talk' && best.score > 0.7
  const likelihood = isMatched ? found.likelihoodOf(best.unit) : -1
  const refusal = refusalReply(context, isMatched, likelihood > 0.5)
  const talk = refusal ?? courtesyReply(context)
  const told = talk ?? (likelihood > 0.2 ? undefined : earlierRequestReply(context))
  const replies = told ? [told] : repliesTo(context, found, matches)
  const answered = compose(context, replies.length > 0 ? replies : [unsureReply(context, found)])
  // «Хочу заказать лендинг» names something, but asks nothing; «Гүлнара, из Оша» resembles a case.
  const isQuestion =
    asksInWords(message) ||
    (state.booking !== undefined && asksSomething(message, placeOf(state.booking))) ||
    matches.some(
      ({ unit, score }) =>
        unit.kind === 'offer' && unit.aspect !== 'describe' && (!state.booking || score > 0.7),
    )
  const isAnswered = replies.length > 0
  const isAsked = isAnswered && (isQuestion || (!state.booking && (best?.score ?? 0) > 0.75))
  // «0312 54 32 10, это домашний» resembles homework.
  if (isTalk && !state.booking && !leavesContact(message)) return answered
  const about =
    named(context) ?? entryOf(catalogue, isAsked ? answered.state.subjectId : state.subjectId)
  // «Перезвоните, пожалуйста» resembles a complaint that nobody has called.
  const isMatter = isAnswered && !wantsToBook(message)
  const matter = (isMatter ? answered.state.matter : undefined) ?? state.matter
  const asked = { ...question, state: { ...state, matter } }
  const booked = bookingTurn(asked, {
    lang: context.lang,
    // Only what was asked about: «Нурлан, 0555 123 456» may resemble anything.
    // Read by a booking alone: it takes longer than the answer.
    get topic() {
      const titles = about ? titlesOf(catalogue, about, context.lang) : []
      return topicOfBooking(catalogue, titles, [message, ...saidBefore(history)])
    },
    // «Отлично!» beside an open booking is for the booking.
    asks: refusal !== undefined || (talk !== undefined && !state.booking) || isAsked,
    ...(isQuestion && isAnswered && !asksToBook(message) && { answered: () => answered.text }),
  })
  if (booked) return booked
  const reminding =
    answered.conversationStatus === 'active' ? reminder(question, context.lang) : undefined
  return reminding ? { ...answered, text: `${answered.text}\n\n${reminding}` } : answered
}
