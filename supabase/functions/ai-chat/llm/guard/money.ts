import { stemOf, wordsOf } from '../../../_shared/catalogue/words.ts'
import { factorOfWord, valueOfWord } from './number-words.ts'
import { unitOfWord } from './units.ts'

const infinitive = '(?! (?:\\p{L}+ ){0,2}\\p{L}+(?:ть|ти|чь)(?:ся)?(?!\\p{L}))'
/** Words that speak of a price. «Стоит начать с консультации» does not. */
const price = new RegExp(
  `(?<!\\p{L})(?:цен(?:а|ы|у|е|ой|ам|ами|ник\\p{L}*)|стоимост\\p{L}*|сто(?:ит|ят)${infinitive}|стоить|обой(?:де|ду)тся|обойтись|обход(?:ит|ят)ся|(?:за|до|пере)плат\\p{L}+|плат(?:а|ы|у|ой|ит\\p{L}*|ят|ишь|им)|плачу|ден(?:ьг|ег)\\p{L}*|price[sd]?|costs?|pays?|paying|charges?|fees?|expenses?)(?!\\p{L})`,
  'u',
)
/** What may be said of a price without a figure: that it depends, and who tells it. */
const open =
  /(?<!\p{L})(?:завис[ия]т|(?:рас|по|под)?с?чит(?:а(?:ют|ет|ем|н)|ыва)\p{L}*|назов(?:ет|ем|ут)|скаж(?:ет|ем)|уточн\p{L}+|оцен(?:ит|им|ива)\p{L}*|смет\p{L}+|(?:в|по) договор\p{L}+|на (?:сайте|странице)|в каталоге|в рублях|не могу|depends?|estimate[sd]?|calculate\p{L}*|manager|quote|contract|on the (?:site|page)|in r(?:o?u)bles|cannot|can['’]t)(?!\p{L})/u

/**
 * Whether a sentence speaks of a price and says neither what it depends on nor who will name it. Without a figure it
 * then says the price in words, of which there is no list: «сущие копейки», «nada», «штука».
 *
 * @param sentence of a `plainText`
 */
export const saysPriceInWords = (sentence: string): boolean =>
  price.test(sentence) && !open.test(sentence)

/** Stems that may stand beside any price. */
const general = new Set(
  `цена стоимость стоит начинается составит составляет обойдётся выйдет от до за это этот эта такой такая такое такого весь вся все
   ваш наш его её их вам вас нас для или как при под мы вы он она оно они уже также только всего итого если
   рубль тысяча тысяч тыс миллион руб месяц год день неделя час ежемесячно разово срок занимает займёт работа работ
   проект разработка создание услуга пакет тариф вариант решение заказ минимальный минимальная базовый стартовый
   стартовая простой сайт входит включает включая можно будет быть есть около примерно
   price cost costs start starts starting begin begins from the this that such its our your per month year day week
   rouble ruble rub thousand million project package plan service option work takes and for with will about`
    .split(/\s+/)
    .map(stemOf),
)

const isAmount = (word: string) =>
  [valueOfWord, factorOfWord, unitOfWord].some((read) => read(word) !== undefined)

/** The stems of a text that tell one thing that is sold from another. */
export const telling = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !/\d/.test(word) && !isAmount(word))
    .map(stemOf)
    .filter((stem) => !general.has(stem))
