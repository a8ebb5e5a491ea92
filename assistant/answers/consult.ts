import type { Asked } from '../search/matcher.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import type { CatalogueCard, CatalogueOffer } from '../knowledge/types.ts'
import { asksForBooking, openingOf } from '../form/opening.ts'
import { contactIn, isKeptPrivate } from '../form/said.ts'
import { asksInWords, clausesOf, isYes, mayAsk, questionsIn } from '../language/short-answers.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { certainReply } from './answer-with.ts'
import { yearReply } from './offers.ts'
import type { Reply } from './reply.ts'
import { answersTo } from '../search/choose.ts'
import { asksFor, asksForPrice, figures, type Found } from '../search/find.ts'
import { named, readOrder } from '../search/names.ts'
import { matcher, readQuestion, typedIn, type Context } from '../search/read.ts'
import { listedIn } from './listed.ts'
import { langOf } from '../language/lang.ts'
import { readBudget } from '../language/money.ts'
import {
  cardOf,
  cardWith,
  entryOf,
  isForPeople,
  offerOf,
  subjectTitle,
  titleOf,
} from '../knowledge/offers.ts'
import { courtesyReply, refusalReply } from './talk.ts'
import { withoutCourtesy } from '../language/courtesy.ts'
import { texts } from './texts.ts'
import { togetherReplies } from './together.ts'
import { besideOrder, bids, leastBeside, orderedIn } from './ordered.ts'
import { comparedIn, isOnlyNames, nearQuestions, partOf, repliesTo } from './one-question.ts'
import { compose, supportMeant } from './compose.ts'

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
      asksForPrice(part.words) ||
      readBudget(message) !== undefined ||
      isLikely
    const replies = isAsked ? repliesTo(part, { best, found }) : []
    // «Сколько стоит лендинг и что входит?»: the first question names the subject of the second.
    const next = named(part.words)
    subject = supportMeant(next, cardOf(replies[0]?.cardId)) ?? next ?? subject
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

/** Admits that there is no answer, and offers to pass the question to a manager. */
function unsureReply(context: Context, found: Found): Reply {
  const { lang, question, words, subject } = context
  const { message } = question
  // «У меня кофейня, меню и контакты» after a price asks for nothing: it goes into the form.
  const offer = offerOf(subject?.id)
  const topic = [offer && subjectTitle(offer, lang), message].filter(Boolean).join(': ')
  const isFigure = ({ term }: Asked) => figures.includes(term)
  const seems = mayAsk(message) || words.some(isFigure)
  if (offer && !seems && matcher().known(message) > 0)
    return { lines: [texts[lang].detail], opens: 'consultation', topic }
  const isStrange = words.every(({ isKnown }) => !isKnown)
  if (!offer && isStrange && !(asksInWords(message) && words.length > 1))
    return { lines: [texts[lang].unclear], chips: ['services', 'prices', 'book'] }
  return {
    lines: [texts[lang].unknown],
    questions: nearQuestions(context, found),
    chips: ['services', 'prices'],
    opens: 'consultation',
    topic,
  }
}

/** Below this likelihood a client's message is passed on without the answer of a card. */
const leastForCard = -1

/** From this score a match is certain. */
const certain = 0.7

/** Above this likelihood a card is told again: the visitor overlooked it. */
const leastAgain = 0.5

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

  const isBare = replies.length === 0 && !asksInWords(message)
  const isBidden = best?.unit.kind === 'offer' && bids.test(message)
  const { orders } = readOrder(context.words, context.subject)
  const ordered = orderedIn(context, found, isBare || isBidden)
  if (ordered) return withAnswers(ordered)
  // Figures may be told again: «и тогда сколько?», «а с нуля?»
  const isDescribed = best?.unit.kind === 'offer' && best.unit.aspect === 'describe'
  const isText =
    replies.some(({ cardId }) => cardId) || (isDescribed && !isOnlyNames(context.words, orders))
  const isLikely =
    asksInWords(message) &&
    best?.unit.kind === 'card' &&
    (found.classes.get(best.unit.card.id) ?? -1) > leastAgain
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
    const title = titleOf(task, lang)
    const isTold = replies.some(({ lines }) => lines.some((line) => line.includes(title)))
    const line = `${title}: ${texts[lang].priceUnpublished}`
    return isQuoted && !isTold ? [{ lines: [line] }] : []
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
