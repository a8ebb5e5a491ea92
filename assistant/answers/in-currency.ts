import { inCurrency } from '@contracts/currency.ts'
import { formatNumber } from '@contracts/russian.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import type { Question } from '../language/conversation.ts'
import type { Lang } from '../language/lang.ts'
import { currencyIn } from '../language/money.ts'
import { texts } from './texts.ts'

/** Roubles as printed in answers. */
const price = /(?<!\d\u00a0?)(\d+(?:\u00a0\d+)*)\u00a0₽/g

/** An answer with its prices also in the currency that the visitor named last, and the rate. */
export function inVisitorsCurrency(answer: string, question: Question, lang: Lang): string {
  const { history, message } = question
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const currency = [...said, message].map(currencyIn).findLast((each) => each !== undefined)
  if (!currency) return answer
  const rate = catalogue.exchangeRate
  const converted = answer.replace(
    price,
    (sum, digits: string) =>
      `${sum} (${inCurrency(Number(digits.replaceAll('\u00a0', '')), currency, rate)})`,
  )
  if (converted === answer) return answer
  const figure = currency === 'usd' ? rate.roublesPerDollar : rate.somsPerRouble
  return `${converted}\n${texts[lang].atRate[currency](formatNumber(figure), rate.asOfText)}`
}
