import { type Currency, spokenCurrencies } from '../../src/content/currencies.ts'
import { inOwn, knownCurrency, otherCurrencies, own } from '../../src/content/currency.ts'

/** The currency, other than that of the prices, that a text mentions. */
export const currencyIn = (text: string): Currency | undefined =>
  otherCurrencies.find((code) => spokenCurrencies[code].test(text))

/** Currencies of the region, which may have no rate on the site. */
const foreign: Record<string, RegExp> = {
  rub: /₽|рубл|ro?ubles?/iu,
  usd: /\$|доллар|dollar/iu,
  eur: /€|евро|euro/iu,
  kgs: /(?<!\p{L})(?:сом(?:ов|ах)|soms)(?!\p{L})|kgs/iu,
  kzt: /₸|тенге|kzt|tenge/iu,
}
const unknown = Object.entries(foreign).flatMap(([code, named]) =>
  knownCurrency(code) ? [] : [named],
)
const isUnknown = (message: string) => unknown.some((named) => named.test(message))

/** A number, its unit, the currency of the prices, and the word after them. */
const sumPattern = new RegExp(
  String.raw`(\d[\d\s]*(?:[.,]\d+)*)\s*(тыс\p{L}*|т\.?р\.?|[кk](?!\p{L})|млн|миллион\p{L}*|лям\p{L}*|thousand|million)?\s*(${spokenCurrencies[own].source})?(\.?\s*\p{L}+)?`,
  'giu',
)
/** «Инстаграм на 6 тысяч», «артикулов тыщ 30»: no sums. */
const counted =
  /(?<!\p{L})(?:(?:инст\p{L}*|аккаунт\p{L}*|канал\p{L}*)\s+на|(?!руб|сом|долл|тенге|тысяч|денег|готов|скор)\p{L}{3,}(?:ов|ев|ей|[цр]ий|ниц)(?:\s+(?:тыщ?|тысяч|около))?)\s+\d[\d\s]*(?:тыс\p{L}*|[кk](?!\p{L}))?/giu
/** «Тыщ 80» */
const inverted = /(?<!\p{L}|\d\s?)(тыщ?|тысяч)\s(\d{2,3})(?!\d)/giu
const inWords: [RegExp, number][] = [
  [/пол\s?миллиона|half a million/i, 500_000],
  [/сто тысяч/i, 100_000],
  [/двести тысяч/i, 200_000],
  [/триста тысяч/i, 300_000],
  [/(?<!\d\s?)(?:один )?миллион|a million/i, 1_000_000],
]
const phone = /(?:\+|\b0)\d[\d\s()-]{7,}\d/g
/** Words that make a number an amount of money. */
const budgetWords =
  /бюджет|(?<!\p{L})(?:тыщ?|тысяч)\s\d|хватит|улож|потян|влез|впиш|денег|деньг|потратить|предел|рубл|тенге|(?<!\p{L})(?:до|за|есть|у нас|у меня|for|under|have)\s+\p{Sc}?\d|максимум|не (?:больше|дороже|более)|дешевле\s+\d|cheaper than|budget|afford|enough|spend/iu
/** Words that may follow an amount; any other noun says what was counted: «12 тысяч подписчиков». */
const afterSum =
  /^(?:бюджет\p{L}*|и|а|на|за|в|во|с|со|под|хватит|могу|есть|всего|максимум|примерно|где|что|можно|но|это|не|для|чтобы|хочу|нужен|нужно|реально|влезет|вместе|for|on|is|to|and|or|what|can|enough|max|total|a|per|each|\p{L}+[еи]те)$/iu

const factorOf = (unit: string) =>
  /^(?:т|к|k|th)/i.test(unit) ? 1000 : /^(?:м|л|mil)/i.test(unit) ? 1_000_000 : 1

/** «10 000», “10,000”, «1,5»: a point or comma before three digits groups them. */
const amountOf = (digits: string) =>
  Number(digits.replace(/\s|[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))

/** Asks what an amount buys, or whether it is enough. */
export const asksWhatForSum =
  /хватит|что сделаете|что[- ]нибудь|что можно|на что|уложи|потян|влез|впиш|(?:мой|наш) бюджет|(?:my|our) budget|enough|afford|what can/i

/**
 * The budget of a message in the currency of the prices; undefined without money words, or in a currency
 * without a known rate.
 *
 * @param isBudget whether its bare numbers are amounts of money
 */
export function readBudget(
  message: string,
  isBudget = budgetWords.test(message),
): number | undefined {
  if (isUnknown(message)) return undefined
  const currency = currencyIn(message)
  // An amount in another currency is a budget only if the message says so.
  if (currency && !isBudget) return undefined
  const toOwn = (amount: number) => (currency ? inOwn(amount, currency) : amount)
  const sums = [
    ...message
      .replace(phone, ' ')
      .replace(counted, ' ')
      .replace(inverted, '$2 тыс')
      .matchAll(sumPattern),
  ].flatMap(([, digits = '', unit = '', ownSign, after = '']) => {
    // «40 тыс. позиций», but not «40 тыс. Нужен сайт».
    const next = after.replace(/^\.\s*\p{Lu}.*|[.\s]+/gu, '')
    const amount = amountOf(digits) * factorOf(unit)
    const isNamed =
      ownSign !== undefined || (currency !== undefined && currencyIn(next) === currency)
    const isSum = isNamed || (isBudget && (next === '' || afterSum.test(next)))
    const sum = ownSign === undefined ? toOwn(amount) : amount
    return sum >= 1000 && isSum ? [sum] : []
  })
  const worded = isBudget ? inWords.find(([pattern]) => pattern.test(message))?.[1] : undefined
  return sums[0] ?? (worded && toOwn(worded))
}
