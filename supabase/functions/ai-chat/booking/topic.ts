import type { Catalogue, CatalogueOffer, CatalogueTopic } from '../../_shared/catalogue/types.ts'
import { stemsOf } from '../../_shared/catalogue/words.ts'
import type { Question } from '../conversation.ts'
import type { Lang } from '../rules/lang.ts'
import { serviceOf, twinsOf } from '../rules/offers.ts'
import { isNamed, namedOffers } from '../search/names.ts'
import { matcherOf, readQuestion } from '../search/read.ts'
import { agrees, refuses } from './acts.ts'
import { readSlots } from './draft.ts'
import { asksInWords } from './wish.ts'

/** What visitors say of the booking itself, and not of what they want to talk about. */
const aboutBooking =
  'консультация запись запишите позовите человек человека живой оператор сотрудник соедините связаться телефон почта менеджер специалист ответить звонок встреча когда график имя ' +
  'тема изменить прошлый раз без ждет ждать имени именем фамилия напишите пишите кто кем кого кому поговорить сколько заявка вопрос обсудить проект заказать начать наберите удобно время сделать записаться хорошо вами го созвон чё телеграм ватсап дорого цена жазып коюңуз мени бишкек ош астана алматы данные номер директор ' +
  'book call person human manager someone talk speak consultation please sign up telegram better'

/** What a topic is named with, and what follows. */
const wishes =
  /(?<!\p{L})(?:нуж\p{L}+|надо|хо(?:чу|тим)|интересу\p{L}+|по|про|насч[её]т|need|want|about)(?!\p{L}).*/isu

let bookingTerms: ReadonlySet<string> | undefined

/** The words of a text that say what it is about, and not that its author wants to be called. */
function tellingWords(catalogue: Catalogue, text: string) {
  bookingTerms ??= new Set(readQuestion(catalogue, aboutBooking).map(({ term }) => term))
  const known = bookingTerms
  return readQuestion(catalogue, text).filter(({ term }) => !known.has(term))
}

let subjectTerms: ReadonlySet<string> | undefined

/** The terms among them that name something: «друзья» and «номер» are on the site, too, but in passing. */
function tellingTerms(catalogue: Catalogue, text: string): string[] {
  const { offers, topics } = catalogue
  subjectTerms ??= new Set(
    [
      ...offers.flatMap((it) => [it.title, it.titleEn ?? '', ...(it.names ?? []), ...it.features]),
      ...topics.flatMap(({ title, keywords = [] }) => [title, ...keywords]),
    ].flatMap(matcherOf(catalogue).termsOf),
  )
  const known = subjectTerms
  return tellingWords(catalogue, text)
    .filter(({ term, isCorrected }) => known.has(term) && !isCorrected)
    .map(({ term }) => term)
}

/** What a wish to be booked begins or ends with, around what it is about: «хочу записаться на консультацию по …». */
const booking =
  '(?:запиш\\p{L}+|запис(?:аться|ь)|(?:на\\s+)?(?:бесплатн\\p{L}+\\s+)?консультаци\\p{L}+|проконсультир\\p{L}+|созвон\\p{L}*|(?:пере|по)?звон\\p{L}*|набер\\p{L}+|(?:по)?говорить|связаться|свяжитесь|book|schedule|consultation|call|talk|speak)'
const filler =
  '(?:здравствуйте|привет|добрый день|hi|hello|да|ну|а|я|мы|мне|нам|меня|нас|бы|со мной|с вами|пожалуйста|please|хочу|хотим|хотел[аи]?|хотелось|можно|давайте|надо|нужн[аоы]|i|we|you|me|us|a|an|the|to|with|someone|free|can|could|would|like|want|need)'
const around = new RegExp(
  `^(?:${filler}\\s+)*${booking}(?:\\s+(?:${filler}|${booking})(?!\\p{L}))*\\s+|\\s+(?:${filler}\\s+)*${booking}$`,
  'giu',
)
/** «Хочу обсудить логотип», «про логотип», but «про рекламу» would be left in the wrong case. */
const discussed =
  /^(?:(?:хочу|хотим|хотел[аи]? бы|можно|давайте)\s+)?(?:обсудить|про)\s+(?=[\p{L}\d-]*[^ую\s](?:\s|$))/iu
/** «Консультация по Bubble»: the subject is named, whatever it is. */
const subject = new RegExp(
  `${booking}\\s+(?:по|про|об?|насч[её]т|по поводу|about|on|regarding)\\s+\\p{L}`,
  'iu',
)

/** Names of things in a Russian text that the site does not know: «хочу на Bubble». */
const foreignIn = (catalogue: Catalogue, text: string) =>
  /\p{Script=Cyrillic}/u.test(text)
    ? readQuestion(catalogue, text).filter(
        (it) => !it.isKnown && /^[a-z][a-z0-9]{2,19}$/.test(it.text),
      )
    : []

/** «Ой, цифру пропустила» is about the number. */
const isMistake = /(?<!\p{L})(?:перепутал|пропустил|ошиб|опечат|typo|mistyped)\p{L}*/iu

/** The part of a message that says what it is about, in the visitor's words; undefined without one. */
function wordsOf(catalogue: Catalogue, message: string): string | undefined {
  const { name, reach, rest } = readSlots(message, 'start')
  if (refuses(message, 'shown') && !reach?.isOpen) return undefined
  if (isMistake.test(message)) return undefined
  const saying = rest
    .split(/[.,;:!?\n]+|\s[–—-]\s/)
    .map((it) => it.trim())
    .filter((part) => {
      if (agrees(part) || asksInWords(part)) return false
      const isOwn = name !== undefined && part.toLowerCase().includes(name.toLowerCase())
      const named = isOwn ? name : readSlots(part, 'start').name
      // «Меня зовут Ермек, нужно приложение» in one breath says more than the name.
      if (named && part.split(/\s+/).length < named.split(' ').length + (isOwn ? 3 : 6))
        return false
      return (
        subject.test(part) ||
        tellingTerms(catalogue, part).length + foreignIn(catalogue, part).length > 0
      )
    })
    .map((it) => it.replace(around, ' ').trim().replace(discussed, ''))
    .filter(Boolean)
  return saying.join(', ') || undefined
}

/** Whether a topic names an offer, besides whatever else it says. */
export const namesService = (catalogue: Catalogue, topic = '') =>
  namedOffers({ catalogue, words: readQuestion(catalogue, topic) }).length > 0

/**
 * What an entry of the catalogue is called as a topic, from the general to the particular: a tariff with its
 * service («Брендинг», «Премиум»), what tells by itself alone («Лендинг»).
 */
export function titlesOf(
  catalogue: Catalogue,
  entry: CatalogueOffer | CatalogueTopic,
  lang: Lang,
): string[] {
  const titled = (it: CatalogueOffer) => (lang === 'en' && it.titleEn) || it.title
  const service = serviceOf(catalogue, entry)
  // A passage, or a review, is no topic by its title.
  if (!('features' in entry))
    return service ? [titled(service)] : isNamed(entry) ? [entry.title] : []
  const isTariff = ['package', 'plan'].includes(entry.kind) && twinsOf(catalogue, entry).length < 2
  return isTariff && service ? [titled(service), titled(entry)] : [titled(entry)]
}

/**
 * What a booking is about, for the managers: «Брендинг: логотип для кофейни»; the title alone where the visitor's
 * words say no more, their words alone where they say the title, too.
 *
 * @param titles of what the conversation is about
 * @param messages the visitor's, the latest first
 */
export function topicOfBooking(
  catalogue: Catalogue,
  titles: readonly string[],
  messages: readonly string[],
): string | undefined {
  const words = messages.map((it) => wordsOf(catalogue, it)).find((it) => it !== undefined)
  const title = titles.join(': ')
  if (!words || !title) return words ?? (title || undefined)
  // Compared by letter, not by synonym: «сайт» says something else than «Веб-разработка» to who wrote it.
  const titled = new Set(stemsOf(title))
  const isTitle = tellingWords(catalogue, words).every(({ text }) =>
    stemsOf(text).every((it) => titled.has(it)),
  )
  if (isTitle) return title
  const said = new Set(tellingTerms(catalogue, words))
  const isSaid = titles.every((it) => tellingTerms(catalogue, it).some((term) => said.has(term)))
  return isSaid ? words : `${title}: ${words}`
}

/** A topic in the visitor's words, if need be those beside an earlier question: «I need a site, can I call you?» */
export function withToldBefore(
  catalogue: Catalogue,
  topic: string | undefined,
  { message, history }: Question,
): string | undefined {
  const isTitle = catalogue.offers.some((it) =>
    [it.title, it.titleEn].some((title) => title !== undefined && topic?.endsWith(title)),
  )
  const isQuoted = topic !== undefined && !isTitle
  if (isQuoted) return topic
  const told = history
    .filter(({ role }) => role === 'user')
    .map(
      ({ content }) =>
        content
          .replace(/(?<!\S)\S*@\S*/g, ' ')
          .match(/[^.,;!?\n]+\??/g)
          ?.filter((it) => !asksInWords(it)) ?? [],
    )
  const before = told.map((it) => it.join(', ')).toReversed()
  return topicOfBooking(catalogue, topic === undefined ? [] : [topic], [message, ...before])
}

/** A topic with what a message adds to it, as «записывайте, нужна консультация по магазину» does. */
export function withAdded(catalogue: Catalogue, topic: string, message: string): string {
  const [wish = ''] = wishes.exec(message) ?? []
  const added = wordsOf(catalogue, wish)
  if (!added) return topic
  const known = new Set(tellingTerms(catalogue, topic))
  return tellingTerms(catalogue, added).every((it) => known.has(it)) ? topic : `${topic}; ${added}`
}
