const foreign = /[$€]|доллар|евро|(?<!\p{L})сом(?:ов|а|ы|ах)?(?!\p{L})|usd|kgs|dollar/iu
/** A number, its unit, and the word after them. */
const sumPattern =
  /(\d[\d\s]*(?:[.,]\d+)?)\s*(тыс\p{L}*|т\.?р\.?|[кk](?!\p{L})|млн|миллион\p{L}*|лям\p{L}*|thousand|million)?\s*(р(?!\p{L})|руб\p{L}*|₽|roubles?|rubles?)?\s*(\p{L}+)?/giu
const inWords: [RegExp, number][] = [
  [/пол\s?миллиона|half a million/i, 500_000],
  [/сто тысяч/i, 100_000],
  [/двести тысяч/i, 200_000],
  [/триста тысяч/i, 300_000],
  [/(?<!\d\s?)(?:один )?миллион|a million/i, 1_000_000],
]
const phone = /(?:\+|\b0)\d[\d\s()-]{7,}\d/g
/** Words that make a number a sum of money. */
const budgetWords =
  /бюджет|хватит|улож|потян|влез|впиш|денег|деньг|потратить|предел|рубл|(?<!\p{L})(?:до|за|есть|максимум|не больше)\s+\d|budget|afford|enough|spend/iu
/** Words that may follow a sum; any other noun says what was counted: «12 тысяч подписчиков». */
const afterSum =
  /^(?:и|а|на|за|в|во|с|со|под|хватит|есть|максимум|примерно|где|что|можно|но|это|не|для|чтобы|хочу|нужен|нужно|реально|влезет|вместе|for|on|is|to|and|or|what|can|enough|max|total)$/iu

const factorOf = (unit: string) =>
  /^(?:т|к|k|th)/i.test(unit) ? 1000 : /^(?:м|л|mil)/i.test(unit) ? 1_000_000 : 1

/** Asks what a sum buys, or whether it will do; «за 15 тысяч сделает и фрилансер» does not. */
export const asksWhatForSum =
  /хватит|что[- ]нибудь|что можно|на что|уложи|потян|влез|впиш|enough|afford|what can/i

/** The budget in roubles that a message names; undefined without money words or in another currency. */
export function readBudget(message: string): number | undefined {
  if (foreign.test(message)) return undefined
  const isBudget = budgetWords.test(message)
  for (const [, digits = '', unit = '', currency, next = ''] of message
    .replace(phone, ' ')
    .matchAll(sumPattern)) {
    const roubles = Number(digits.replace(/\s/g, '').replace(',', '.')) * factorOf(unit)
    const isSum = currency !== undefined || (isBudget && (next === '' || afterSum.test(next)))
    if (roubles >= 1000 && isSum) return roubles
  }
  return isBudget ? inWords.find(([pattern]) => pattern.test(message))?.[1] : undefined
}
