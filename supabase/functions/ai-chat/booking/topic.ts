import type { Catalogue } from '../../_shared/catalogue/types.ts'
import type { Question } from '../conversation.ts'
import { readQuestion } from '../search/find.ts'
import { isBareYes } from './agreement.ts'
import { readSlots } from './draft.ts'
import { readName } from './names.ts'
import { asksInWords } from './wish.ts'

/** What visitors say of the booking itself, and not of what they want to talk about. */
const aboutBooking =
  'консультация запись запишите позовите человек человека живой оператор сотрудник соедините связаться телефон почта менеджер специалист ответить звонок встреча когда график имя ' +
  'без ждет ждать имени именем фамилия напишите пишите кто кем кого кому поговорить сколько заявка вопрос обсудить проект заказать начать наберите удобно время сделать записаться хорошо вами го созвон чё телеграм ватсап дорого цена жазып коюңуз мени бишкек ош астана алматы ' +
  'book call person human manager someone talk speak consultation please sign up telegram better'

/** What a topic is named with, and what follows. */
const wishes =
  /(?<!\p{L})(?:нуж\p{L}+|надо|хо(?:чу|тим)|интересу\p{L}+|по|про|насч[её]т|need|want|about)(?!\p{L}).*/isu

let bookingTerms: ReadonlySet<string> | undefined

/** The terms of a text that say what it is about, and not that its author wants to be called. */
function tellingTerms(catalogue: Catalogue, text: string): string[] {
  bookingTerms ??= new Set(readQuestion(catalogue, aboutBooking).map(({ term }) => term))
  const known = bookingTerms
  return readQuestion(catalogue, text)
    .filter(({ term, isKnown, isCorrected }) => isKnown && !isCorrected && !known.has(term))
    .map(({ term }) => term)
}

/** The part of a message that says what it is about, in the visitor's words; undefined without one. */
function wordsOf(catalogue: Catalogue, message: string): string | undefined {
  const { name, rest } = readSlots(message, 'beside')
  const saying = rest
    .split(/[.,;:!?\n]+|\s[–—-]\s/)
    .map((it) => it.trim())
    .filter((part) => {
      if (isBareYes(part) || part.toLowerCase() === name?.toLowerCase()) return false
      const named = readName(part, 'listed')
      // «Меня зовут Ермек, нужно приложение» in one breath says more than the name.
      if (named && part.split(/\s+/).length < named.split(' ').length + 6) return false
      return tellingTerms(catalogue, part).length > 0
    })
  return saying.join(', ') || undefined
}

/** Whether a topic of `topicOfBooking` names a service besides the visitor's words. */
export const namesService = (topic: string | undefined) => topic?.endsWith('»') ?? false

/**
 * What a booking is about, for the managers: «Брендинг: «логотип для кофейни»».
 *
 * @param title of what the conversation is about
 * @param messages the visitor's, the latest first
 */
export function topicOfBooking(
  catalogue: Catalogue,
  title: string | undefined,
  messages: readonly string[],
): string | undefined {
  const words = messages.map((it) => wordsOf(catalogue, it)).find((it) => it !== undefined)
  if (!words) return title
  return title ? `${title}: «${words}»` : words
}

/** A topic in the visitor's words, if need be those beside an earlier question: «I need a site, can I call you?» */
export function withToldBefore(
  catalogue: Catalogue,
  topic: string | undefined,
  { message, history }: Question,
): string | undefined {
  const isQuoted = topic !== undefined && !catalogue.offers.some((it) => topic.endsWith(it.title))
  if (isQuoted) return topic
  const told = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content.match(/[^.,;!?\n]+\??/g)?.filter((it) => !asksInWords(it)) ?? [])
  const before = told.map((it) => it.join(', ')).toReversed()
  return topicOfBooking(catalogue, topic, [message, ...before])
}

/** A topic with what a message adds to it, as «записывайте, нужна консультация по магазину» does. */
export function withAdded(catalogue: Catalogue, topic: string, message: string): string {
  const [wish = ''] = wishes.exec(message) ?? []
  const added = wordsOf(catalogue, wish)
  if (!added) return topic
  const known = new Set(tellingTerms(catalogue, topic))
  return tellingTerms(catalogue, added).every((it) => known.has(it)) ? topic : `${topic}; ${added}`
}
