import { searchCatalogue } from '../../_shared/catalogue/search.ts'
import { stemOf } from '../../_shared/catalogue/words.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { isConfirmation, isRefusal } from '../agreement.ts'
import { texts } from './texts.ts'

const pondering =
  /^(?:я |мы |ну )*(?:подума|посмотр|понятно|ясно|ладно|понял|принято|класс|круто|отлично|супер|i see|i will think|got it|great)/i
const noise = /[bcdfghjklmnpqrstvwxz]{5}|[бвгджзйклмнпрстфхцчшщ]{5}/i

const isOnSite = (word: string) =>
  searchCatalogue(word, 3).some(({ terms }) => terms.includes(stemOf(word)))

/** A Latin word in a Russian message: «ruby». */
const foreignWord = ({ question, lang }: MessageContext) =>
  lang === 'ru'
    ? /(?<![\w@./:-])[a-z][a-z0-9+#-]{2,19}(?![\w@./:-])/i.exec(question.message)?.[0]
    : undefined

/** Says that there is no answer, and offers a manager. */
export function unknownReply(context: MessageContext): Reply {
  const { lang, question, words } = context
  const said = texts[lang]
  const { book, prices, services, site } = said.chips
  const isNod = isConfirmation(question.message) || isRefusal(question.message)
  if (isNod || (words < 4 && pondering.test(question.message))) {
    return { lines: [said.acknowledged], chips: [services, prices, book] }
  }
  const isNoise = !/\p{L}{2}/u.test(question.message) || (words < 2 && noise.test(question.message))
  if (isNoise) return { lines: [said.unclear], chips: [services, prices, site, book] }
  const foreign = foreignWord(context)
  const word = foreign !== undefined && isOnSite(foreign) ? undefined : foreign
  return {
    lines: [word ? said.unknownWord(word) : said.unknown],
    chips: [book, services, prices],
    offersBooking: true,
  }
}

/** Says that something is not offered: «Tilda». */
export const notOfferedReply = (names: readonly string[], { lang }: MessageContext): Reply => ({
  lines: [texts[lang].unknownWord(names.join(', '))],
  chips: [texts[lang].chips.book, texts[lang].chips.services, texts[lang].chips.prices],
  offersBooking: true,
})
