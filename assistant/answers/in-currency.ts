import { currencies } from '../../src/content/currencies.ts'
import { inCurrency, own, rateText } from '../../src/content/currency.ts'
import type { Question } from '../language/conversation.ts'
import type { Lang } from '../language/lang.ts'
import { currencyIn } from '../language/money.ts'
import { texts } from './texts.ts'

const { sign, signEn = sign, isBefore } = currencies[own]
const escaped = (text: string) => text.replace(/[$.]/g, String.raw`\$&`)
const digits = String.raw`(?<![\d,]\u00a0?)(\d+(?:[\u00a0,]\d{3})*)`

/** Prices as printed in answers. */
const price = new RegExp(
  isBefore
    ? escaped(sign) + digits
    : String.raw`${digits}\u00a0(?:${escaped(sign)}|${escaped(signEn)})(?!\p{L})`,
  'gu',
)

/** Adds the prices in the currency that the visitor named last, and its rate. */
export function inVisitorsCurrency(answer: string, question: Question, lang: Lang): string {
  const { history, message } = question
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const currency = [...said, message].map(currencyIn).findLast((each) => each !== undefined)
  if (!currency) return answer
  const converted = answer.replace(
    price,
    (sum, amount: string) =>
      `${sum} (${inCurrency(Number(amount.replace(/\D/g, '')), currency, lang)})`,
  )
  if (converted === answer) return answer
  return `${converted}\n${texts[lang].atRate(rateText(currency, lang))}`
}
