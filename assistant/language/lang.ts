import { withLetters } from './letters.ts'
import type { Question } from './conversation.ts'

export type Lang = 'ru' | 'en'

const cyrillic = /\p{Script=Cyrillic}/u
const englishOpening = /^(?:hi|hello|hey|thanks|thank|bye|price|prices|pricing|yes|cancel)\b/i

/** Russian if there is a Cyrillic letter, English from two Latin words on; one word («SEO») is undecided. */
function langOfText(text: string): Lang | undefined {
  if (cyrillic.test(text)) return 'ru'
  const words = text.replace(/(?<!\S)\S*@\S*/g, '').match(/[a-z]{2,}/gi) ?? []
  return words.length > 1 || englishOpening.test(text.trim()) ? 'en' : undefined
}

/** The language to answer in: the message's, or that of the visitor's earlier messages. */
export function langOf({ message, history }: Pick<Question, 'message' | 'history'>): Lang {
  const before = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  return [...before, message].map(langOfText).findLast((lang) => lang !== undefined) ?? 'ru'
}

const kyrgyzLetter = /[ңөү]/iu
const kyrgyzWord = withLetters(
  /(?<!\p{L})(?:салам\p{L}*|канча\p{L}*|кайда|качан|кантип|барбы|болобу|керекпи|жаса\p{L}+|турат|баасы|рахмат)(?!\p{L})/iu,
)

/** Whether a message is, at least in part, in Kyrgyz. */
export const isKyrgyz = (message: string) => kyrgyzLetter.test(message) || kyrgyzWord.test(message)

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillicKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** Converts Russian words typed on the Latin layout: «ktylbyu» is «лендинг». */
export const fromLatinLayout = (text: string) =>
  [...text.toLowerCase()].map((key) => cyrillicKeys[latinKeys.indexOf(key)] ?? key).join('')

/** Russian sounds in Latin letters; «y» and «i» also depend on the letter before. */
const sounds: Readonly<Record<string, string>> = {
  ...{ shch: 'щ', sch: 'щ', sh: 'ш', zh: 'ж', kh: 'х', ch: 'ч', ts: 'ц', ck: 'к' },
  ...{ yo: 'ё', yu: 'ю', ya: 'я', ye: 'е', jo: 'ё', ju: 'ю', ja: 'я', je: 'е' },
  ...{ a: 'а', b: 'б', c: 'ц', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'й', k: 'к' },
  ...{ l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в' },
  ...{ w: 'в', x: 'кс', y: 'ы', z: 'з', "'": 'ь' },
}

/** A Russian word from Latin letters: “stoimost'” is «стоимость». */
export function fromTransliteration(word: string): string {
  const latin = word.toLowerCase()
  let russian = ''
  for (let at = 0; at < latin.length;) {
    const parts = [4, 3, 2, 1].map((length) => latin.slice(at, at + length))
    const part = parts.find((each) => each in sounds) ?? ''
    const isShort =
      (part === 'y' && /[аеиоуыюя]$/.test(russian)) || (part === 'i' && /[ае]$/.test(russian))
    russian += isShort ? 'й' : (sounds[part] ?? latin[at])
    at += part.length || 1
  }
  return russian
}
