import type { Currency, ExchangeRate } from '@contracts/currency.ts'

const named: [Exclude<Currency, 'rub'>, RegExp][] = [
  ['kgs', /(?<!\p{L})(?:сом(?:ов|а|ы|ах|ам)?|soms?|kgs)(?!\p{L})/iu],
  ['usd', /\$|доллар|баксо?[вы]?(?!\p{L})|(?<!\p{L})usd(?!\p{L})|dollar/iu],
]

/** Dollars or soms, if a text mentions them. */
export const currencyIn = (text: string): Exclude<Currency, 'rub'> | undefined =>
  named.find(([, pattern]) => pattern.test(text))?.[0]

/** An amount in a currency, in whole roubles. */
export function inRoubles(
  amount: number,
  currency: Exclude<Currency, 'rub'>,
  { somsPerRouble, roublesPerDollar }: ExchangeRate,
): number {
  return Math.round(currency === 'usd' ? amount * roublesPerDollar : amount / somsPerRouble)
}

/** Currencies without a published rate. */
const unknownCurrency = /€|евро|тенге|kzt|euro/iu
/** A number, its unit, and the word after them. */
const sumPattern =
  /(\d[\d\s]*(?:[.,]\d+)*)\s*(тыс\p{L}*|т\.?р\.?|[кk](?!\p{L})|млн|миллион\p{L}*|лям\p{L}*|thousand|million)?\s*(р(?!\p{L})|руб\p{L}*|₽|ro?ubles?)?\s*(\p{L}+)?/giu
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
  /бюджет|хватит|улож|потян|влез|впиш|денег|деньг|потратить|предел|рубл|(?<!\p{L})(?:до|за|есть|у нас|у меня|for|under|have)\s+[$₽]?\d|максимум|не (?:больше|дороже|более)|budget|afford|enough|spend/iu
/** Words that may follow an amount; any other noun says what was counted: «12 тысяч подписчиков». */
const afterSum =
  /^(?:и|а|на|за|в|во|с|со|под|хватит|есть|всего|максимум|примерно|где|что|можно|но|это|не|для|чтобы|хочу|нужен|нужно|реально|влезет|вместе|for|on|is|to|and|or|what|can|enough|max|total|\p{L}+[еи]те)$/iu

const factorOf = (unit: string) =>
  /^(?:т|к|k|th)/i.test(unit) ? 1000 : /^(?:м|л|mil)/i.test(unit) ? 1_000_000 : 1

/** «10 000», “10,000”, «1,5»: a point or comma before three digits groups them. */
const amountOf = (digits: string) =>
  Number(digits.replace(/\s|[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))

/** Asks what an amount buys, or whether it is enough. */
export const asksWhatForSum =
  /хватит|что сделаете|что[- ]нибудь|что можно|на что|уложи|потян|влез|впиш|(?:мой|наш) бюджет|(?:my|our) budget|enough|afford|what can/i

/**
 * The budget of a message in roubles; undefined without money words, or in a currency without a known rate.
 *
 * @param isBudget whether a sum in it is one
 */
export function readBudget(
  message: string,
  rate: ExchangeRate,
  isBudget = budgetWords.test(message),
): number | undefined {
  if (unknownCurrency.test(message)) return undefined
  const currency = currencyIn(message)
  // An amount in dollars or soms is a budget only if the message says so.
  if (currency && !isBudget) return undefined
  const toRoubles = (amount: number) => (currency ? inRoubles(amount, currency, rate) : amount)
  const sums = [...message.replace(phone, ' ').matchAll(sumPattern)].flatMap(
    ([, digits = '', unit = '', rouble, next = '']) => {
      const amount = amountOf(digits) * factorOf(unit)
      const isNamed =
        rouble !== undefined || (currency !== undefined && currencyIn(next) === currency)
      const isSum = isNamed || (isBudget && (next === '' || afterSum.test(next)))
      const roubles = rouble === undefined ? toRoubles(amount) : amount
      return roubles >= 1000 && isSum ? [roubles] : []
    },
  )
  const worded = isBudget ? inWords.find(([pattern]) => pattern.test(message))?.[1] : undefined
  return sums[0] ?? (worded && toRoubles(worded))
}
