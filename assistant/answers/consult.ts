import type { Asked, Match } from '../search/matcher.ts'
import type { Aspect } from '../search/ways-to-ask.ts'
import { withLetters } from '../language/letters.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import type { CatalogueCard, CatalogueOffer } from '../knowledge/types.ts'
import { openForm } from '../form/form.ts'
import { asksForBooking, openingOf } from '../form/opening.ts'
import { contactIn, isKeptPrivate } from '../form/said.ts'
import { asksInWords, clausesOf, isYes, questionsIn, wants } from '../language/short-answers.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { certainReply, questionOf, replyOf, underQuestion } from './answer-with.ts'
import { countReplies, figureReplies } from './by-figure.ts'
import {
  choiceReply,
  compareReply,
  isPaidOnce,
  orderReply,
  priceList,
  priceReply,
  soldTogether,
  togetherReply,
  yearReply,
} from './offers.ts'
import type { Candidate } from '../search/candidates.ts'
import type { Reply } from './reply.ts'
import { answersTo } from '../search/choose.ts'
import { asksFor, asksForPrice, type Found } from '../search/find.ts'
import {
  besidesNames,
  namedOffers,
  toChoose,
  named,
  namedParts,
  partsIn,
  readOrder,
} from '../search/names.ts'
import { likeliestOf } from '../search/classify.ts'
import { matcher, readQuestion, typedIn, weightOf, type Context } from '../search/read.ts'
import { inVisitorsCurrency } from './in-currency.ts'
import { listedIn } from './listed.ts'
import { isKyrgyz, langOf } from '../language/lang.ts'
import { readDeadline } from '../language/duration.ts'
import { currencyIn, readBudget } from '../language/money.ts'
import {
  cardOf,
  cardWith,
  entryOf,
  isForPeople,
  isForSites,
  levelOf,
  offers,
  offerOf,
  packagesOf,
  serviceIdOf,
  subjectTitle,
  titleOf,
  twinsOf,
} from '../knowledge/offers.ts'
import { courtesyReply, refusalReply } from './talk.ts'
import { greets, withoutCourtesy } from '../language/courtesy.ts'
import { texts } from './texts.ts'
import { togetherReplies } from './together.ts'

const mostChips = 4
/** Answers that score below `below` also suggest questions with at least this share of their score. */
const near = { below: 1.5, share: 0.6, most: 2, unanswered: 3 }

/** The runner-up questions: for one in five answers below `near.below`, one of them was meant. */
function nearQuestions(context: Context, { matches }: Found, best?: Match<Candidate>): string[] {
  const { score: most = 0, unit: answered } = best ?? {}
  if (most >= near.below) return []
  return matches
    .filter(({ unit, score }) => unit !== answered && score >= near.share * most)
    .flatMap(({ unit }) => (unit.kind === 'card' ? (questionOf(unit.card, context) ?? []) : []))
    .slice(0, best ? near.most : near.unanswered)
}

const offerCandidate = (aspect: Aspect, offer: CatalogueOffer): Candidate => ({
  ...{ kind: 'offer', id: `${offer.id}#${aspect}`, aspect, offer, asks: [], text: '' },
})

/** Aspects that after a subject are asked about it alone. */
const ofOne: readonly Aspect[] = ['term', 'cheaper', 'popular']

const aspectsOfChips = [
  ...(['price', 'term', 'included', 'cheaper', 'compare'] as const),
  ...(['popular', 'guarantee', 'cases', 'process'] as const),
]

/** The aspect of the subject that a pressed chip asks for: its words need no search. */
const pressed = ({ question, lang }: Context): Aspect | undefined =>
  aspectsOfChips.find((aspect) => texts[lang].chips[aspect] === question.message)

const termsOfNames = (offers: readonly CatalogueOffer[]) =>
  new Set(offers.flatMap((offer) => (matcher().names.get(offer) ?? []).flat()))

const isOnlyNames = (words: readonly Asked[], offers: readonly CatalogueOffer[]) =>
  words.every(({ term }) => termsOfNames(offers).has(term))

/** «И сколько по времени?» after an app asks for the app's term, not for all. */
function ofSubject(best: Match<Candidate> | undefined, subject: Context['subject']) {
  const { unit } = best ?? {}
  const last = offerOf(subject?.id)
  const isGeneral = unit?.kind === 'offer' && !unit.offer && ofOne.includes(unit.aspect)
  return best && isGeneral && last ? { ...best, unit: offerCandidate(unit.aspect, last) } : best
}

/** «Он на вордпрессе», «сайт на вордпрессе, тормозит» */
const hasAlready =
  /(?<!\p{L})(?:it['’]?s|is on|он[ао]?|сейчас|у нас|наш|сделан\p{L}*|made|built|our|my)(?!\p{L})|^сайт\p{L}* на [^,.?!]+[,.]/iu

/** «А для кофейни?» */
const forAnother = /^(?:(?:а|и|and)\s+)?(?:для|под|for)(?:\s[^\s,;.]+){1,3}$/iu

/**
 * Whether a message only tells what the visitor is or has: «для магазина цветов» asks for no colours, «он на
 * вордпрессе, 2019 года» for no WordPress.
 */
function isToldOf({ question: { message }, words, subject }: Context, best?: Match<Candidate>) {
  const isOwner =
    subject !== undefined && words.length > 0 && words.every(({ forWhom }) => forWhom >= 0)
  const isSystem = best?.unit.kind === 'offer' && best.unit.offer?.kind === 'cms'
  const asksForIt = asksInWords(message) || asksForPrice(words) || wants.test(message)
  return isOwner || (isSystem && !asksForIt && hasAlready.test(message))
}

/** Replies to one question: by its figure, order, comparison or price, else by the best candidate. */
function repliesTo(context: Context, answers = answersTo(context)): readonly Reply[] {
  const { question, words, subject, lang } = context
  const { found } = answers
  const best = isToldOf(context, answers.best) ? undefined : ofSubject(answers.best, subject)
  const isCard =
    best?.unit.kind === 'card' &&
    (found.likelihoodOf(best.unit) > 0 || toChoose.test(question.message))
  const { orders, owners, refused, functions } = readOrder(words, subject)
  const last = offerOf(subject?.id)
  const chosen = pressed(context)
  if (chosen && last) return [replyOf(offerCandidate(chosen, last), context)]
  const answered = best && {
    ...underQuestion(best.unit, context),
    questions: nearQuestions(context, found, best),
  }
  if (answered && found.isVerbatim) return [answered]
  if (isBroken(words) && best?.unit.kind !== 'card')
    return [certainReply(context, cardWith('trouble'))]
  const [unsold] = refused
  if (unsold && orders.length === 0) return [certainReply(context, cardOf(unsold.cardId))]
  const byFigure = figureReplies(context, found, best)
  if (byFigure) return byFigure
  // «В долларах?» after a price
  const isCurrency =
    currencyIn(question.message) &&
    besidesNames(words).every(({ isKnown, text }) => !isKnown || currencyIn(text))
  const told = question.history.at(-1)?.content ?? ''
  const isQuoted = inVisitorsCurrency(told, question, lang) !== told
  if (isCurrency && isQuoted && last && orders.length === 0) return [priceReply(last, lang)]
  const isTold = isCard && !asksToCompare.test(question.message)
  const isOfPrices = asksForPrice(words) || words.some(({ term }) => term === asksFor.cheaper[0])
  // «Лендинг или бот, что дешевле?»
  const sides = soldTogether([...orders, ...functions])
  const isChoice = toChoose.test(question.message) || asksToCompare.test(question.message)
  if (isChoice && sides.length > 1 && (isOfPrices || !isTold))
    return [choiceReply(sides, lang), ...(isTold && answered ? [answered] : [])]
  // «А сколько потом в месяц?» after a site asks for no other price of the site.
  const isOnce = last && orders.length === 0 && packagesOf(serviceIdOf(last)).every(isPaidOnce)
  if (isOnce && asksForMonth.test(question.message) && asksForPrice(words)) {
    const kept = levelOf(last) === 0 ? offers.find(isForSites) : undefined
    return [
      certainReply(context, cardWith('upkeep')),
      ...(kept ? [{ ...priceReply(kept, lang), subjectId: last.id }] : []),
    ]
  }
  // «А магазин?» after a price asks for the shop's price.
  const repeatable = ['price', 'term', 'included'] as const
  const repeated = repeatable.find((aspect) => aspect === question.state.intent)
  const isElliptic = !asksInWords(question.message.replaceAll('?', ''))
  if (repeated && orders[0] && isElliptic && isOnlyNames(words, orders))
    return [replyOf(offerCandidate(repeated, orders[0]), context)]
  // «А чат-бота на сайт банка?»: besides the order only its owner is named.
  const isOwner = ({ isSituation, isKnown }: Asked) => !isKnown || isSituation
  if (!best && orders[0] && besidesNames(words).every(isOwner) && asksInWords(question.message))
    return [replyOf(offerCandidate('describe', orders[0]), context)]
  const compared = comparedIn(context)
  if (compared[0] && (isOfPrices || !isTold)) return [compareReply(compared[0], compared, lang)]
  const isNext = forAnother.test(question.message) && besidesNames(words).every(isOwner)
  const picked = asksInWords(question.message) ? undefined : listedIn(question)
  const again = picked ?? (isNext ? last : undefined)
  if (again) return [orderReply([again], { owners, message: question.message }, lang)]
  const isBare = besidesNames(words).length === 0
  const sold = soldTogether(orders.length > 0 || !isBare || !last ? orders : [last])
  const [first] = sold
  // «Логотип и сайт»
  const isList = sold.length > 1 && besidesNames(words).length < 2 && best?.unit.kind === 'offer'
  const isPrice = (isList || asksForPrice(words)) && !isBroken(words)
  if (isPrice && readBudget(question.message) === undefined) {
    // «Лендинг, ещё и на английском, сколько?»: a card answers the rest.
    const rest = best && isCard ? [replyOf(best.unit, context)] : []
    const counts = countReplies(context)
    if (first)
      return [
        sold.length > 1 ? togetherReply(sold, lang) : priceReply(first, lang, owners),
        ...(counts.length > 0 ? counts : rest),
      ]
    if (isBare && !isCard && owners.length === 0) return [priceList(lang)]
  }
  // «Дедлайн 10 дней, успеете?», «магазин за 5 дней»
  const [sought = last] = orders
  const isDescribed = best?.unit.kind === 'offer' && best.unit.aspect === 'describe'
  const asksForTerm = found.exact === 'term' || isDescribed
  if (sought && asksForTerm && readDeadline(question.message))
    return [replyOf(offerCandidate('term', sought), context)]
  return [...(isCard ? [] : countReplies(context)), ...(answered ? [answered] : [])]
}

/** «Сайт на вордпрессе сломался» orders no other, and asks nothing of WordPress. */
const isBroken = (words: readonly Asked[]) =>
  words.some(
    ({ term, isExcluded }) => !isExcluded && matcher().termsOf('сломался взлом').includes(term),
  )

/** The context of a part of a message. */
const partOf = (context: Context, message: string, subject = context.subject): Context => ({
  ...context,
  question: { ...context.question, message },
  words: readQuestion(message),
  subject,
})

/** A message without the sentences that only leave a contact: «Пишите Сергею на …» asks for no Sergey. */
function besidesContact(message: string): string {
  const sentences = message.split(/(?<=[.!?])\s|\n/u)
  const isOther = (sentence: string) => !contactIn(sentence) || asksInWords(sentence)
  return sentences.filter(isOther).join(' ') || message
}

const mostQuestions = 5
/** The longest unanswered question that is quoted and left to a manager, in words. */
const longest = 10

/** Answers the questions of a message one by one, if any can be; the rest are left to a manager. */
function separately(context: Context): readonly Reply[] | undefined {
  const { question, lang } = context
  const questions = questionsIn(question.message)
  if (questions.length < 2 || questions.length > mostQuestions) return undefined
  let subject = named(context.words) ?? context.subject
  const answers = questions.map((message) => {
    const part = partOf(context, message, subject)
    // What is told beside the questions describes the case, and asks for nothing.
    const { best, found } = answersTo(part)
    const isLikely = best?.unit.kind === 'card' && found.likelihoodOf(best.unit) > leastBeside
    const isAsked =
      asksInWords(message) ||
      wants.test(message) ||
      asksForPrice(part.words) ||
      readBudget(message) !== undefined ||
      isLikely
    const replies = isAsked ? repliesTo(part, { best, found }) : []
    // «Сколько стоит лендинг и что входит?»: the first question names the subject of the second.
    subject = named(part.words) ?? subject
    return { message, replies }
  })
  const missed = answers.filter(
    ({ message, replies }) => replies.length === 0 && asksInWords(message),
  )
  const isTold = missed.every(({ message }) => message.split(' ').length <= longest)
  if (answers.every(({ replies }) => replies.length === 0) || !isTold) return undefined
  return answers.flatMap(({ message, replies }): readonly Reply[] =>
    replies.length > 0 || !asksInWords(message)
      ? replies
      : [
          {
            lines: [texts[lang].byManager(withoutCourtesy(message).replace(/^\P{L}+/u, ''))],
            opens: 'consultation',
            topic: message,
          },
        ],
  )
}

const asksForMonth = /(?:в|кажд\p{L}{2,3})\s+месяц|ежемесячн|(?:per|a|each|every) month|monthly/iu
const asksForYear = /(?:за|в|на)\s+год(?!\p{L})|годов|(?:per|a) year|annual|yearly/iu

/** The offers whose price for a year is asked for; «за год вы ничего не сделали» asks for none. */
function yearly(context: Context): readonly CatalogueOffer[] {
  const { question, words, subject } = context
  const asksPrice = words.some(({ term }) => asksFor.price.some((price) => price === term))
  if (!asksPrice || !asksForYear.test(question.message)) return []
  const { orders } = readOrder(words, subject)
  const last = subject && 'features' in subject ? [subject] : []
  return [comparedIn(context), orders].find(({ length }) => length > 0) ?? last
}

const asksToCompare = /отлич|разниц|различ|сравн|(?<!\p{L})diff|compare|(?<!\p{L})vs(?!\p{L})/iu
/** «Что лучше?», but not «лучше магазин». */
const prefers = /лучше|better/iu

const twoWays = /с нуля|готов|scratch|ready/iu

/** The packages of one service to compare: «чем стандарт отличается от оптимала поддержки». */
function comparedIn({ question, words, subject }: Context): CatalogueOffer[] {
  const { message } = question
  const isChoice = (toChoose.test(message) || prefers.test(message)) && asksInWords(message)
  if (!asksToCompare.test(message) && !isChoice) return []
  const about = namedOffers(words)[0] ?? subject
  const own = partsIn(words, about).map(({ offer }) => offer)
  const all = new Set([...namedParts(words), ...own].flatMap(twinsOf))
  const parts = [...all].filter(({ kind }) => kind !== 'service')
  // «Чем лендинг отличается от многостраничного» compares no two ways of making a landing page.
  const isOne = parts.every(({ title }) => title === parts[0]?.title) && !twoWays.test(message)
  return parts.length > 1 && !isOne ? parts : []
}

/** «А заказы передаст», «на чём он вообще учится»: a question without its mark. */
const seemsToAsk =
  /(?:^|[.!]\s*)а\s|(?<!\p{L})(?:как|ч[её]м|чего|кто|сколько|когда|где|можно|или|how|what|can|could|will|would|does?|is)(?!\p{L})/iu

/** The terms that ask for a price or a term. */
const figures: readonly string[] = [...asksFor.price, ...asksFor.term]

/** Admits that there is no answer, and offers to pass the question to a manager. */
function unsureReply(context: Context, found: Found): Reply {
  const { lang, question, words, subject } = context
  const { message } = question
  // «У меня кофейня, меню и контакты» after a price asks for nothing: it goes into the form.
  const offer = offerOf(subject?.id)
  const topic = [offer && subjectTitle(offer, lang), message].filter(Boolean).join(': ')
  const isFigure = ({ term }: Asked) => figures.includes(term)
  const seems = seemsToAsk.test(message) || asksInWords(message) || words.some(isFigure)
  if (offer && !seems && matcher().known(message) > 0)
    return { lines: [texts[lang].detail], opens: 'consultation', topic }
  if (!offer && words.every(({ isKnown }) => !isKnown))
    return { lines: [texts[lang].unclear], chips: ['services', 'prices', 'book'] }
  return {
    lines: [texts[lang].unknown],
    questions: nearQuestions(context, found),
    chips: ['services', 'prices'],
    opens: 'consultation',
    topic,
  }
}

/** Joins the replies, a paragraph each, without repeated lines; the first answer greets back. */
function textOf({ question, lang }: Context, replies: readonly Reply[]): string {
  const said = new Set<string>()
  const lines = replies.flatMap((reply, index) => {
    const fresh = reply.lines.filter((line) => ![...said].some((other) => other.startsWith(line)))
    for (const line of fresh) said.add(line)
    return index > 0 && fresh.length > 0 ? ['', ...fresh] : fresh
  })
  const { history, message } = question
  const isFirst = history.length === 0
  const isNew = !history.some(({ role, content }) => role === 'user' && isKyrgyz(content))
  if (isNew && lang === 'ru' && isKyrgyz(withoutCourtesy(message)))
    return [texts.ru.inKyrgyz, ...lines].join('\n')
  const isGreeted = lines[0]?.startsWith(texts[lang].greeting)
  if (!isFirst || !greets(message) || isGreeted) return lines.join('\n')
  const [first = '', ...rest] = lines
  return [`${texts[lang].greeting} ${first}`.trim(), ...rest].join('\n')
}

/** The first of the suggestions; one press from a booking remains where it was offered. */
function chipsIn(suggestions: readonly string[], book: string): string[] {
  const all = [...new Set(suggestions)]
  const first = all.slice(0, mostChips)
  return all.includes(book) && !first.includes(book) ? [...first.slice(0, -1), book] : first
}

function compose(context: Context, replies: readonly Reply[]): Answer {
  const { question, lang } = context
  // Offers, even the previous subject, come before the pages that the answers quote.
  const answered = replies.flatMap((reply) => reply.subjectId ?? [])
  const last = offerOf(context.subject?.id)
  const isKept = last !== undefined && (levelOf(last) < 2 || isForSites(last))
  // «А Битрикс обязательно?», «и обмен с 1С» are still about the site, «сайт на WordPress сломался» about its repair.
  const isAside = ({ kind }: CatalogueOffer) =>
    (kind === 'cms' && (isKept || isBroken(context.words))) || (kind === 'task' && isKept)
  const { orders, owners } = readOrder(context.words, context.subject)
  // “amoCRM. The site is on Tilda” after an integration is still about that.
  const isTold = last && hasAlready.test(question.message) && !wants.test(question.message)
  const isChoice = toChoose.test(question.message)
  const [order] = isTold || isChoice ? [] : orders.filter((offer) => !isAside(offer))
  const told = cardOf(replies.findLast((reply) => reply.cardId)?.cardId)
  // «Сайт упал» is about support, not about a new site.
  const support = offerOf(told?.serviceId)
  const isTheirs = order?.kind === 'service' && support !== undefined && isForSites(support)
  const subjectId =
    answered.find((id) => {
      const offer = offerOf(id)
      return offer && (asksInWords(question.message) || !isAside(offer))
    }) ??
    (isTheirs ? support.id : order?.id) ??
    (last?.id || answered[0] || context.subject?.id || (owners[0] ? undefined : told?.serviceId))
  const intent = replies.some((reply) => reply.offersBooking)
    ? 'offered'
    : replies.find((reply) => reply.intent)?.intent
  const suggestions = replies.flatMap(({ questions = [], chips = [] }) => [
    ...questions,
    ...chips.map((chip) => texts[lang].chips[chip]),
  ])
  const { opens: kind, topic } = replies.find(({ opens }) => opens) ?? {}
  // «А она платная?» is then about the consultation, unless the form came with an answer or a topic.
  const isBooking = kind === 'consultation' && answered.length === 0 && topic === undefined
  const cardId = told?.id ?? (isBooking ? cardWith('consultation')?.id : undefined)
  return {
    text: inVisitorsCurrency(textOf(context, replies), question, lang),
    state: {
      ...(subjectId && { subjectId }),
      ...(intent && { intent }),
      ...(cardId && { cardId }),
    },
    conversationStatus: replies.some(({ status }) => status) ? 'completed' : 'active',
    suggestions: chipsIn(suggestions, texts[lang].chips.book),
    ...(kind && {
      form: openForm(kind, question, {
        topic,
        isSubject: replies.some(({ isSubject }) => isSubject),
      }),
    }),
  }
}

/** Below this likelihood a client's message is passed on without the answer of a card. */
const leastForCard = -1

/** From this score a match is certain. */
const certain = 0.7

/** «Перенесите нашу базу в облако». */
const bids = withLetters(
  /(?<!\p{L})(?:с?дела|разработа|созда|настро|запусти|нарису|перенеси|переведи|внедри|подключи)й?те(?!\p{L})|^(?:please )?(?:move|build|design|create|migrate|set up)(?!\p{L})/iu,
)

/** The class of orders, and its threshold for messages that name an offer. */
const order = { name: 'talk/order', likely: -0.4 }

/** The reply to an order, unless the message asks for a price or names a budget. */
function orderedIn(
  { words, subject, lang, question: { message } }: Context,
  { classes, isVerbatim }: Found,
  isUnsure: boolean,
) {
  // «Что брать: SEO или рекламу?»
  if (isVerbatim || toChoose.test(message)) return undefined
  if (isBroken(words)) return undefined
  const { orders, owners, refused } = readOrder(words, subject)
  const isUnwanted = refused.length > 0 || words.some(({ isExcluded }) => isExcluded)
  if (orders.length === 0 && isUnwanted) return undefined
  const isSystem = orders.length > 0 && orders.every(({ kind }) => kind === 'cms')
  if (isSystem && hasAlready.test(message) && !wants.test(message)) return undefined
  // «Визитку надо отдать на поддержку, что из тарифов взять», «нужен сайт с расписанием»
  const isStated = clausesOf(message).some(
    (clause) =>
      wants.test(clause) && !asksInWords(clause) && namedOffers(readQuestion(clause)).length > 0,
  )
  const likelihood = classes.get(order.name) ?? -1
  // «Сайт свадебному фотографу»: the order comes first.
  const isFirst = isOnlyNames(words.slice(0, 1), orders)
  const isMost = weightOf(besidesNames(words)) < 0.4 * weightOf(words) || isFirst
  const isLikeliest = likeliestOf(classes) === order.name
  // «Нужно SEO для клиники»
  const isBare =
    wants.test(message) &&
    !asksInWords(message) &&
    besidesNames(words).every(({ isSituation, isKnown }) => isSituation || !isKnown)
  const isOrder =
    orders.length > 0
      ? isBare ||
        likelihood > order.likely ||
        isStated ||
        (isUnsure && (isMost || wants.test(message) || bids.test(message)))
      : isLikeliest
  if (!isOrder || asksForPrice(words) || readBudget(message)) return undefined
  const last = subject && 'features' in subject ? [subject] : []
  return orderReply(soldTogether(orders.length > 0 ? orders : last), { owners, message }, lang)
}

/** Above this likelihood a card is told again: the visitor overlooked it. */
const leastAgain = 0.5

/** Above this likelihood another part of an order is answered with a card. */
const leastBeside = 0

/** Cards that answer the other parts of an order: «лендинг на трёх языках, и домен купите вы». */
function besideOrder(context: Context, { subjectId }: Reply): readonly Reply[] {
  return context.question.message.split(/[.,;!?\n]+|\s(?:и|а|and)\s/iu).flatMap((said) => {
    const beside = besidesNames(readQuestion(said)).map(({ text }) => text)
    const part = partOf(context, beside.join(' '), offerOf(subjectId))
    const { best, found } = answersTo(part)
    const isLikely =
      best?.unit.kind === 'card' &&
      !isForPeople(best.unit.card.role) &&
      !found.isElsewhere(best.unit) &&
      found.likelihoodOf(best.unit) > leastBeside
    return isLikely ? [replyOf(best.unit, part)] : []
  })
}

/** Whether the visitor asked something else, and was told the same just before: «А простой будет?» */
function isRepeated(replies: readonly Reply[], { message, history }: Question): boolean {
  const [asked, told] = history.slice(-2)
  const said = replies.flatMap(({ lines }) => lines).join('\n')
  return said !== '' && told?.content.includes(said) === true && asked?.content !== message
}

/** The parts of the answer. The rules are in order of precedence: the first that applies answers. */
function repliesFor(context: Context): readonly Reply[] {
  const { question } = context
  const { message, state } = question
  const answered = answersTo(context)
  const { found, best } = answered
  const isMatched = best !== undefined && best.score > certain

  const isQuestion = isMatched && best.unit.kind !== 'talk'
  const refusal = refusalReply(
    context,
    isQuestion,
    isQuestion && found.likelihoodOf(best.unit) > 0.5,
  )
  if (refusal) return [refusal]

  // A yes to an offered consultation.
  if (state.intent === 'offered' && isYes(question)) return [{ lines: [], opens: 'consultation' }]

  const hasContact = contactIn(message) !== undefined
  const courtesy = hasContact ? undefined : courtesyReply(context)
  if (courtesy) return [courtesy]

  const heard = openingOf(message)
  // Who complained a moment ago wants no consultation.
  const isClient = heard && !heard.isOrder && isForPeople(cardOf(state.cardId)?.role)
  const opening = isClient ? ({ kind: 'message' } as const) : heard
  // «Не звоните на мой личный номер» leaves no contact to call.
  const isPrivate = !opening && hasContact && isKeptPrivate(message)
  const kept = isPrivate ? certainReply(context, cardWith('noCalls')) : undefined
  if (kept) return [kept]

  // Clients get the likeliest of their cards: the matcher finds nothing in «можно на час позже?».
  if (opening?.kind === 'message') {
    const cards = catalogue.cards.filter(({ role }) => isForPeople(role))
    const likelihood = ({ id }: CatalogueCard) => found.classes.get(id) ?? -1
    const card = cards.reduce((one, next) => (likelihood(next) > likelihood(one) ? next : one))
    return [
      likelihood(card) > leastForCard
        ? certainReply(context, card)
        : { lines: [], opens: 'message' },
    ]
  }

  const asked = hasContact && !found.isVerbatim ? besidesContact(message) : message
  const part = asked === message ? context : partOf(context, asked)
  const replies =
    (found.isVerbatim ? undefined : separately(part)) ??
    repliesTo(part, part === context ? answered : undefined)
  // «Нужен логотип, когда начнёте?»
  const withAnswers = (ordered: Reply) => {
    const questions = clausesOf(asked).filter(asksInWords).join(' ')
    if (!questions) return [ordered, ...(hasContact ? [] : besideOrder(part, ordered))]
    const about = partOf(context, questions, offerOf(ordered.subjectId))
    return [ordered, ...(questions === message ? [] : repliesTo(about))]
  }

  const together = togetherReplies(context, () => replies)
  if (together && !opening) return together

  // A contact, a wish to be called, or an order; questions beside it are answered first.
  if (opening) {
    const ordered = orderedIn(context, found, opening.isOrder ?? false)
    if (ordered) return withAnswers(ordered)
    const isRefused = readOrder(context.words, context.subject).refused.length > 0
    // “Can we do a call on Wednesday?” is answered by no passage.
    const isQuoted = best?.unit.kind === 'topic'
    const isAsked = isRefused || (opening.isOrder ? isMatched : asksInWords(message) && !isQuoted)
    const isLeft =
      replies.length === 0 && !hasContact && !asksForBooking(message) && asksInWords(message)
    // «Перезвоните, это по поводу тендера» asks for no card of clients.
    const fitting = replies.filter(({ opens }) => opens !== 'message')
    const answers = isLeft ? [unsureReply(context, found)] : isAsked ? fitting : []
    // An order or an unanswered question becomes the form's topic.
    const isSubject = opening.isOrder ?? (isAsked && answers.length === 0)
    return [...answers, { lines: [], opens: 'consultation', isSubject }]
  }

  const isBare =
    replies.length === 0 && !(asksInWords(message) && besidesNames(context.words).length > 0)
  const isBidden = best?.unit.kind === 'offer' && bids.test(message)
  // «Нужен сайт с записью к врачу»: the card on bookings is beside the order.
  const { orders, functions } = readOrder(context.words, context.subject)
  const ordered = orderedIn(context, found, isBare || isBidden || functions.length > 0)
  if (ordered) return withAnswers(ordered)
  // Figures may be told again: «и тогда сколько?», «а с нуля?»
  const isDescribed = best?.unit.kind === 'offer' && best.unit.aspect === 'describe'
  const isText =
    replies.some(({ cardId }) => cardId) || (isDescribed && !isOnlyNames(context.words, orders))
  const isLikely =
    asksInWords(message) && best?.unit.kind === 'card' && found.likelihoodOf(best.unit) > leastAgain
  const isUseless = replies.length === 0 || (isText && !isLikely && isRepeated(replies, question))
  return isUseless ? [unsureReply(context, found)] : replies
}

/** What an ordered site or app is to do, beside its price or as a part of the order. */
function functionsReply({ words, subject, lang }: Context, replies: readonly Reply[]): Reply[] {
  // Not beside a complaint about the booking, or an answer that was not found.
  const isQuoted = replies.some(
    ({ intent, opens, subjectId }) => intent === 'price' || (opens === 'consultation' && subjectId),
  )
  return readOrder(words, subject).functions.flatMap((task) => {
    const line = `${titleOf(task, lang)}: ${texts[lang].priceUnpublished}`
    return isQuoted ? [{ lines: [line] }] : []
  })
}

/** Answers a message by the rules, from the catalogue alone. Pure: the answer carries the new state. */
export function consult(question: Question): Answer {
  const asked = { ...question, message: typedIn(question) }
  const context: Context = {
    question: asked,
    lang: langOf(asked),
    words: readQuestion(asked.message),
    subject: listedIn(asked) ?? entryOf(asked.state.subjectId),
  }
  const replies = repliesFor(context)
  const added = [...functionsReply(context, replies), ...yearReply(yearly(context), context.lang)]
  return compose(context, [...replies, ...added])
}
