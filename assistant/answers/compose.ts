import type { CatalogueCard, CatalogueOffer } from '../knowledge/types.ts'
import { openForm } from '../form/form.ts'
import { asksInWords, wants } from '../language/short-answers.ts'
import type { Answer } from '../language/conversation.ts'
import type { Reply } from './reply.ts'
import { toChoose, readOrder } from '../search/names.ts'
import { type Context } from '../search/read.ts'
import { inVisitorsCurrency } from './in-currency.ts'
import { isKyrgyz } from '../language/lang.ts'
import { cardOf, cardWith, isForSites, levelOf, offerOf } from '../knowledge/offers.ts'
import { greets, withoutCourtesy } from '../language/courtesy.ts'
import { texts } from './texts.ts'
import { hasAlready, isBroken } from './one-question.ts'

const mostChips = 4

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

/** The work on sites that a card is about, where a site is named: «сайт упал» means support, not a new site. */
export function supportMeant(
  order?: CatalogueOffer,
  told?: CatalogueCard,
): CatalogueOffer | undefined {
  const work = offerOf(told?.serviceId)
  return order?.kind === 'service' && work && isForSites(work) ? work : undefined
}

export function compose(context: Context, replies: readonly Reply[]): Answer {
  const { question, lang } = context
  // Offers, even the previous subject, come before the pages that the answers quote.
  const answered = replies.flatMap((reply) => reply.subjectId ?? [])
  const last = offerOf(context.subject?.id)
  const isKept = last !== undefined && (levelOf(last) < 2 || isForSites(last))
  // «А Битрикс обязательно?», «и обмен с 1С» are still about the site, «сайт на WordPress сломался» about its repair.
  const isAside = ({ kind }: CatalogueOffer) =>
    (kind === 'cms' && (isKept || isBroken(context.words))) || (kind === 'task' && isKept)
  const { orders } = readOrder(context.words, context.subject)
  // “amoCRM. The site is on Tilda” after an integration is still about that.
  const isTold = last && hasAlready.test(question.message) && !wants.test(question.message)
  const isChoice = toChoose.test(question.message)
  const [order] = isTold || isChoice ? [] : orders.filter((offer) => !isAside(offer))
  const told = cardOf(replies.findLast((reply) => reply.cardId)?.cardId)
  const subjectId =
    answered.find((id) => {
      const offer = offerOf(id)
      return offer && (asksInWords(question.message) || !isAside(offer))
    }) ??
    supportMeant(order, told)?.id ??
    order?.id ??
    (last?.id || answered[0] || context.subject?.id || told?.serviceId)
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
