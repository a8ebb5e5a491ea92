import { searchCatalogue } from '../../_shared/catalogue/search.ts'
import { stemOf } from '../../_shared/catalogue/words.ts'
import type { Reply, Scene } from './scene.ts'
import { isConfirmation, isRefusal } from '../agreement.ts'
import { texts } from './texts.ts'

const pondering =
  /^(?:я |мы |ну )*(?:подума|посмотр|понятно|ясно|ладно|понял|принято|класс|круто|отлично|супер|i see|i will think|got it|great)/i
const noise = /[bcdfghjklmnpqrstvwxz]{5}|[бвгджзйклмнпрстфхцчшщ]{5}/i

const isOnSite = (word: string) =>
  searchCatalogue(word, 3).some(({ terms }) => terms.includes(stemOf(word)))

/** A Latin word in Russian speech that neither the rules nor the site know: «ruby». */
const strangeWord = ({ question, lang }: Scene) =>
  lang === 'ru'
    ? /(?<![\w@./:-])[a-z][a-z0-9+#-]{2,19}(?![\w@./:-])/i.exec(question.message)?.[0]
    : undefined

/** Admits that there is no answer, and offers a person. */
export function unknownReply(scene: Scene): Reply {
  const { lang, question, words } = scene
  const said = texts[lang]
  const { book, prices, services, site } = said.chips
  const isNod = isConfirmation(question.message) || isRefusal(question.message)
  if (isNod || (words < 4 && pondering.test(question.message))) {
    return { lines: [said.acknowledged], chips: [services, prices, book] }
  }
  const isNoise = !/\p{L}{2}/u.test(question.message) || (words < 2 && noise.test(question.message))
  if (isNoise) return { lines: [said.unclear], chips: [services, prices, site, book] }
  const strange = strangeWord(scene)
  const word = strange !== undefined && isOnSite(strange) ? undefined : strange
  return {
    lines: [word ? said.unknownWord(word) : said.unknown],
    chips: [book, services, prices],
    offersBooking: true,
  }
}

/** Says that the site offers no such thing: «Tilda». */
export const strangerReply = (names: readonly string[], { lang }: Scene): Reply => ({
  lines: [texts[lang].unknownWord(names.join(', '))],
  chips: [texts[lang].chips.book, texts[lang].chips.services, texts[lang].chips.prices],
  offersBooking: true,
})
