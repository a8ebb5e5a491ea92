import type { Catalogue } from '../../../_shared/catalogue/types.ts'
import { stemOf } from '../../../_shared/catalogue/words.ts'
import { readAmounts, type BareNumber } from './amounts.ts'
import { plainText } from './plain.ts'
import { textsOf } from './texts-of.ts'

/** Things that are counted, besides those that the site counts. */
const counted = new Set(
  `этап шаг вариант пункт способ путь пакет тариф план услуга раздел страница экран язык правка специалист
   человек клиент проект сайт магазин приложение товар причина плюс минус вопрос пример решение часть направление
   вид тип шаблон макет концепция платформа роль пользователь посетитель заказ заявка запрос позиция строка просмотр
   загрузка установка подписчик сотрудник скачивание кейс статья форма блок поле сотня клик слайд версия раз
   step option package plan service section page screen language revision specialist person people client project
   site website shop app product reason question example solution part kind type template concept platform role user
   visitor order request item view download subscriber employee case article way stage`
    .split(/\s+/)
    .map(stemOf),
)

/** Words that say nothing of the number beside them. */
const isSilent = (word: string) =>
  word.length < 3 ||
  /^(?:от|до|за|это|всего|около|from|only|just|about|for|the|and|или|цена|стоит)$/.test(word)

const versioned =
  /^(?:js|ts|ios|android|html|css|php|http|web|windows|es|react|vue|angular|node|python|java|go)$/
/** «Вариант 2» */
const numbered = /^(?:вариант|этап|шаг|пункт|пакет|option|step|stage)$/
const dated = /^(?:в|во|с|со|к|до|от|после|in|since|from|until|год|года)$/
const shops = [
  'b2b',
  'b2c',
  'c2c',
  'd2c',
  '2d',
  '3d',
  '4k',
  '2fa',
  '1с',
  '1c',
  'h1',
  'h2',
  'o2o',
  '24/7',
  '24х7',
  '24x7',
  '365',
]
const priced = /^(?:сто[ия]|цен|стоимост|обойд|заплат|плат|price|cost|pay|charge)/

/** The number and a word beside it, as the site has them. */
const pairsOf = ({ value, before: [before], after: [after] }: BareNumber) =>
  [before, after].flatMap((word) => (word && !isSilent(word) ? [`${value} ${stemOf(word)}`] : []))

/**
 * @returns a function that says of a number whether it is evidently no price: the place in a list, a count, a
 *   year, a version, or one that the site has beside the same word
 */
export function createHarmless(catalogue: Catalogue): (number: BareNumber) => boolean {
  const pairs = new Set<string>()
  const written = new Set(shops)
  const nouns = new Set(counted)
  const labelled = catalogue.offers.flatMap(({ facts = [] }) =>
    facts.map(({ label, value }) => `${label} ${value}`),
  )
  const { cards, offers, topics } = catalogue
  const answers = cards.map(({ answer, answerEn }) => ({ answer, answerEn }))
  for (const text of [...textsOf([catalogue.company, answers, offers, topics]), ...labelled]) {
    readAmounts(plainText(text), (number) => {
      for (const pair of pairsOf(number)) pairs.add(pair)
      if (/^(?=.*\d).*[\p{L}/]/u.test(number.text)) written.add(number.text)
      const [after] = number.after
      if (after && after.length > 4) nouns.add(stemOf(after))
      return true
    })
  }

  return (number) => {
    const { value, kind, text, isItem, before, after } = number
    const [last = ''] = before
    if (value < 10 && numbered.test(last)) return true
    if (isItem || (kind === 'ordinal' && value < 100) || written.has(text)) return true
    // «Один из», «одна страница», «one of».
    if (
      kind === 'word' &&
      value === 1 &&
      !before.some((word) => priced.test(word) || word === 'за')
    )
      return true
    if (Number.isNaN(value)) return false
    // «С нуля».
    if (value === 0 && kind === 'word' && /^(?:с|from)$/.test(last)) return true
    const [thing = '', next = ''] = after
    const isCounted = (word: string) => nouns.has(stemOf(word))
    // «Пять готовых страниц», but not «пять за правки».
    if (isCounted(thing) || (thing.length > 3 && isCounted(next))) return true
    if (pairsOf(number).some((pair) => pairs.has(pair))) return true
    const isYear = kind === 'plain' && Number.isInteger(value) && value >= 1990 && value <= 2100
    if (isYear && dated.test(last) && !before.some((word) => priced.test(word))) return true
    return value < 100 && versioned.test(last)
  }
}
