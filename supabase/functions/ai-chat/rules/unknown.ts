import type { Reply, Scene } from './scene.ts'
import { texts } from './texts.ts'

const noise = /[bcdfghjklmnpqrstvwxz]{5}|[бвгджзйклмнпрстфхцчшщ]{5}/i

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
  const isNoise = !/\p{L}{2}/u.test(question.message) || (words < 2 && noise.test(question.message))
  if (isNoise) return { lines: [said.unclear], chips: [services, prices, site, book] }
  const word = strangeWord(scene)
  return {
    lines: [word ? said.unknownWord(word) : said.unknown],
    chips: [book, services, prices],
    offersBooking: true,
  }
}
