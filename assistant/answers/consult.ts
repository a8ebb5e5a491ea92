import { groupOf, type Asked, type Match } from '../search/matcher.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import { contactLeft } from '@contracts/contact.ts'
import { openForm } from '../form/form.ts'
import { isKeptPrivate } from '../form/said.ts'
import { asksInWords, isYes } from '../language/short-answers.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { isForPeople, questionOf, replyOf, underQuestion } from './answer-with.ts'
import { budgetReply, compareReply, priceReply } from './offers.ts'
import { toolsReply } from './work.ts'
import type { Candidate } from '../search/candidates.ts'
import type { Reply } from './reply.ts'
import { answersTo } from '../search/choose.ts'
import { asksForPrice, type Found } from '../search/find.ts'
import { isMostlyNames, named, namedOffers, namedParts, namedTools } from '../search/names.ts'
import { likeliestOf } from '../search/classify.ts'
import { asTyped, readQuestion, weightOf, type Context } from '../search/read.ts'
import { inVisitorsCurrency } from './in-currency.ts'
import { foreignSentence, isKyrgyz, langOf } from '../language/lang.ts'
import { asksWhatForSum, readBudget } from '../language/money.ts'
import { cardOf, entryOf, serviceIdOf, sidesOf, subjectTitle } from '../knowledge/offers.ts'
import { courtesyReply, refusalReply } from './talk.ts'
import { greets, withoutCourtesy } from '../language/courtesy.ts'
import { texts } from './texts.ts'

/** From here a match is answered with a remark that it may not be what was meant. */
const likely = { score: 0.25, explains: 0.25 }
/** From here it is worth asking whether the match was meant. */
const doubtful = { score: 0.2, explains: 0.2 }
/** Above this likelihood one of four long messages asks for it, however little of them it explains. */
const plausible = -0.65
/** An unknown name is the subject of a question if it has this share of the words, by weight. */
const leastOfName = 0.3
const mostChips = 4
/** Below this score the answer suggests near questions, with at least this share of the best score. */
const near = { below: 1.05, share: 0.6, most: 2 }

/** The questions nearest to the answered ones: in one of five answers below `near.below`, one of them was meant. */
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

/** The replies of the candidates; a budget or a list of tools is answered as a whole. */
function repliesTo(context: Context, found: Found, matches: readonly Match<Candidate>[]): Reply[] {
  const { question, words, subject, lang } = context
  const [best] = matches
  const isCard = best?.unit.kind === 'card' && best.score > 0.95
  const budget = readBudget(question.message, catalogue.exchangeRate)
  if (budget !== undefined && asksForBudget(question.message, found, best)) {
    const offer = named(words) ?? (subject && 'features' in subject ? subject : undefined)
    return [budgetReply(budget, offer, lang)]
  }
  const compared = comparedIn(context)
  if (compared[0]) return [compareReply(compared[0], compared, lang)]
  const sold = soldTogether(words)
  if (sold.length > 1 && budget === undefined && asksForPrice(words) && !isCard)
    return sold.slice(0, 4).map((offer) => ({ intent: 'price', ...priceReply(offer, lang) }))
  const tools = namedTools(words)
  if (tools.length > 1 && !isCard && isMostlyNames(context, tools)) return [toolsReply(tools, lang)]
  const nearby = nearQuestions(context, found.matches, matches)
  const answer = matches.length > 1 ? replyOf : underQuestion
  const all = matches.map(({ unit }) => answer(unit, context))
  return all.map((reply) => ({ ...reply, questions: nearby }))
}

/** How much likelier a budget must be than a card to be preferred. */
const leastAhead = 0.55

/** Whether the amount in a message is a budget whose value is asked for, rather than mentioned in passing. */
function asksForBudget(message: string, found: Found, best: Match<Candidate> | undefined) {
  if (asksWhatForSum.test(message)) return true
  const likelihood = found.classes.get('talk/budget') ?? -1
  if (likelihood < Math.max(...found.classes.values())) return false
  return best?.unit.kind !== 'card' || likelihood > found.likelihoodOf(best.unit) + leastAhead
}

const asksToCompare = /отлич|разниц|различ|сравн|differ|compare|(?<!\p{L})vs(?!\p{L})/iu

/** The packages of one service to compare: «чем STANDARD отличается от OPTIMAL». */
function comparedIn({ question, words }: Context): CatalogueOffer[] {
  if (!asksToCompare.test(question.message)) return []
  const parts = namedParts(words)
  // «Базовый» and «Стандарт» of a shop are not those of branding.
  const [service] = parts.map((part) => sidesOf(serviceIdOf(part)))
  const areTogether = parts.every((part) => service?.includes(serviceIdOf(part) ?? ''))
  return parts.length > 1 && areTogether ? parts : []
}

/** The offers of different services in a message, one per service: «лендинг + SEO + поддержка». */
function soldTogether(words: readonly Asked[]): CatalogueOffer[] {
  const byService = new Map<string, CatalogueOffer>()
  for (const offer of namedOffers(words)) {
    const [service = offer.id] = sidesOf(serviceIdOf(offer)).toSorted()
    const known = byService.get(service)
    if (!known || (known.kind === 'service' && offer.kind !== 'service'))
      byService.set(service, offer)
  }
  return [...byService.values()]
}

/** Answers an uncertain match, asks which of two candidates was meant, or says that there is no answer. */
function unsureReply(context: Context, { matches, likelihoodOf }: Found): Reply {
  const { lang, question, words } = context
  const { askBack, perhaps, orElse, elseAsk, unknown, unknownWord } = texts[lang]
  const isPlausible = ({ unit }: Match<Candidate>) => likelihoodOf(unit) > plausible
  // A Latin word in a Russian message is a name that the site does not have.
  const isForeign = ({ text, isKnown }: Asked) => !isKnown && /^[a-z][a-z0-9]{2,19}$/.test(text)
  const isMostOfIt = ({ weight }: Asked) => weight >= leastOfName * weightOf(words)
  const foreign = words.find((word) => isForeign(word) && isMostOfIt(word))
  const isRussian = /\p{Script=Cyrillic}/u.test(question.message)
  if (foreign && isRussian && !matches.slice(0, 1).some(isPlausible)) {
    const [asWritten = foreign.text] =
      question.message.match(new RegExp(`\\b${foreign.text}\\b`, 'i')) ?? []
    const chips = ['book', 'person', 'services'] as const
    return { lines: [unknownWord(asWritten)], chips, offersBooking: true }
  }
  const candidates = matches
    .filter(
      (match) =>
        isPlausible(match) ||
        (match.score >= doubtful.score && match.explains >= doubtful.explains),
    )
    .flatMap((match) => {
      const title = questionOf(match.unit, context)
      return title === undefined ? [] : [{ ...match, title }]
    })
  const [first] = candidates
  if (!first) {
    const chips = ['book', 'person', 'services', 'prices'] as const
    return { lines: [unknown], chips, offersBooking: true }
  }
  const second = candidates.find(
    ({ title, unit }) => title !== first.title && groupOf(unit) !== groupOf(first.unit),
  )
  if (!isPlausible(first) && (first.score < likely.score || first.explains < likely.explains)) {
    const offered = second ? [first.title, second.title] : [first.title]
    return { lines: [askBack(offered)], questions: offered, chips: ['person', 'book'] }
  }
  const reply = replyOf(first.unit, context)
  const other = second ? [orElse(second.title), ...replyOf(second.unit, context).lines] : []
  return {
    ...reply,
    lines: [perhaps(first.title), ...reply.lines, ...other, elseAsk],
    questions: nearQuestions(context, matches, second ? [first, second] : [first]),
    chips: reply.opens ? ['person'] : ['person', 'book'],
  }
}

/** The lines as one text without repetitions, a paragraph for each reply; returns a greeting. */
function textOf({ question, lang }: Context, replies: readonly Reply[]): string {
  const said = new Set<string>()
  const lines = replies.flatMap((reply, index) => {
    const fresh = reply.lines.filter((line) => !said.has(line))
    for (const line of fresh) said.add(line)
    return index > 0 && fresh.length > 0 ? ['', ...fresh] : fresh
  })
  const { history, message } = question
  const isFirst = history.length === 0
  if (isFirst && lang === 'ru' && isKyrgyz(withoutCourtesy(message)))
    return [texts.ru.inKyrgyz, ...lines].join('\n')
  const isGreeted = lines[0]?.startsWith(texts[lang].greeting)
  if (!isFirst || !greets(message) || isGreeted) return lines.join('\n')
  const [first = '', ...rest] = lines
  return [`${texts[lang].greeting} ${first}`.trim(), ...rest].join('\n')
}

function compose(context: Context, replies: readonly Reply[]): Answer {
  const { question, lang } = context
  const subjectId =
    replies.find((reply) => reply.subjectId)?.subjectId ??
    named(context.words)?.id ??
    context.subject?.id
  const intent = replies.some((reply) => reply.offersBooking)
    ? 'offered'
    : replies.find((reply) => reply.intent)?.intent
  const suggestions = replies.flatMap(({ questions = [], chips = [] }) => [
    ...questions,
    ...chips.map((chip) => texts[lang].chips[chip]),
  ])
  const kind = replies.find((reply) => reply.opens)?.opens
  const about = entryOf(subjectId)
  return {
    text: inVisitorsCurrency(textOf(context, replies), question, lang),
    state: { ...(subjectId && { subjectId }), ...(intent && { intent }) },
    conversationStatus: replies.some(({ status }) => status) ? 'completed' : 'active',
    suggestions: [...new Set(suggestions)].slice(0, mostChips),
    ...(kind && {
      form: openForm(kind, question, about && subjectTitle(about, lang)),
    }),
  }
}

/** From this score a match is certain. */
const certain = 0.7

/** The answer of a card, regardless of other matches. */
function certainReply(context: Context, id: string): Reply | undefined {
  const card = cardOf(id)
  if (!card) return undefined
  const { asks, answer } = card
  return underQuestion({ kind: 'card', id, card, asks, text: answer }, context)
}

/** «У меня вопрос по договору»: the answer comes before an offer to book. */
const asksAbout = /(?<!\p{L})вопрос\p{L}*\s+(?:по|про|об?|насч[её]т)(?!\p{L})|question about/iu

/** «Звонить не надо, просто скажите цену». */
const refusesCall =
  /(?<!\p{L})(?:звонить\s+не\s+(?:надо|нужно)|не\s+(?:надо|нужно)\s+звон\p{L}+|без\s+звонк\p{L}+)/iu

/** The class of the messages that ask for a call, a meeting or a manager. */
const wish = 'talk/wish'

/** The parts of the answer. The rules are in order of precedence: the first that applies answers. */
function repliesFor(context: Context): readonly Reply[] {
  const { question } = context
  const { message, state } = question
  const { found, matches } = answersTo(context)
  const [best] = matches
  const isMatched = best !== undefined && best.score > certain

  const isQuestion = isMatched && best.unit.kind !== 'talk'
  const refusal = refusalReply(
    context,
    isQuestion,
    isQuestion && found.likelihoodOf(best.unit) > 0.5,
  )
  if (refusal) return [refusal]

  // A language that the assistant does not speak is answered in one sentence of it.
  const foreign = foreignSentence(message)
  if (foreign) return [{ lines: [foreign], chips: ['book', 'services'] }]

  // A yes to an offered consultation.
  if (state.intent === 'offered' && isYes(question)) return [{ lines: [], opens: 'consultation' }]

  const courtesy = courtesyReply(context)
  if (courtesy) return [courtesy]

  // A contact to be left alone is not one to call.
  const surelyWishes = (found.classes.get(wish) ?? -1) > 0
  const hasContact = contactLeft(message) !== undefined
  const isPrivate = hasContact && isKeptPrivate(message) && !surelyWishes
  const kept = isPrivate ? certainReply(context, 'personal-data/no-calls') : undefined
  if (kept) return [kept]

  // A client's change of a request, or wait: the matcher could find nothing in «можно на час позже?».
  const likeliest = likeliestOf(found.classes)
  const forClient = isForPeople(likeliest) ? certainReply(context, likeliest) : undefined
  if (forClient) return [forClient]

  // A wish to be called, or a contact for it; other questions in the message are answered first.
  const isTopic = refusesCall.test(message) || (asksAbout.test(message) && !surelyWishes)
  const wishes = hasContact || (likeliest === wish && !isTopic)
  if (wishes) {
    const isAsked = isMatched && asksInWords(message)
    const answers = isAsked ? repliesTo(context, found, matches) : []
    return [...answers, { lines: [], opens: 'consultation' }]
  }

  const replies = repliesTo(context, found, matches)
  return replies.length > 0 ? replies : [unsureReply(context, found)]
}

/** Answers a message by rules, from the catalogue alone. Pure: the answer contains the conversation's state. */
export function consult(question: Question): Answer {
  const asked = { ...question, message: asTyped(question.message) }
  const context: Context = {
    question: asked,
    lang: langOf(asked),
    words: readQuestion(asked.message),
    subject: entryOf(asked.state.subjectId),
  }
  return compose(context, repliesFor(context))
}
