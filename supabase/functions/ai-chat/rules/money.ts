const foreign = /[$€]|доллар|евро|(?<!\p{L})сом(?:ов|а|ы|ах)?(?!\p{L})|usd|kgs|dollar/iu
const sumPattern =
  /(\d[\d\s]*(?:[.,]\d+)?)\s*(тыс\p{L}*|т\.?р\.?|[кk](?!\p{L})|млн|миллион\p{L}*|лям\p{L}*|р(?!\p{L})|руб\p{L}*|₽|thousand|million|roubles?|rubles?)?/giu
const inWords: [RegExp, number][] = [
  [/пол\s?миллиона|half a million/i, 500_000],
  [/сто тысяч/i, 100_000],
  [/двести тысяч/i, 200_000],
  [/триста тысяч/i, 300_000],
  [/(?<!\d\s?)(?:один )?миллион|a million/i, 1_000_000],
]
const phone = /(?:\+|\b0)\d[\d\s()-]{7,}\d/g

interface Sum {
  roubles: number
  /** Whether a word for thousands, millions or roubles makes it certainly money. */
  isMoney: boolean
}

const factorOf = (unit: string) =>
  /^(?:т|к|k|th)/i.test(unit) ? 1000 : /^(?:м|л|mil)/i.test(unit) ? 1_000_000 : 1

/** The sum in roubles of a message; undefined with another currency. */
export function readSum(message: string): Sum | undefined {
  if (foreign.test(message)) return undefined
  for (const [, digits = '', unit = ''] of message.replace(phone, ' ').matchAll(sumPattern)) {
    const roubles = Number(digits.replace(/\s/g, '').replace(',', '.')) * factorOf(unit)
    if (roubles >= 1000) return { roubles, isMoney: unit !== '' }
  }
  const words = inWords.find(([pattern]) => pattern.test(message))
  return words && { roubles: words[1], isMoney: true }
}
