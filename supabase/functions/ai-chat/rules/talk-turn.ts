import type { Intent } from './intents.ts'
import { isOffer } from './offers.ts'
import { questionsOf } from './questions.ts'
import type { Reply, MessageContext } from './message-context.ts'
import { texts } from './texts.ts'

const courtesies = new Set<Intent>(['greeting', 'thanks', 'bye', 'noMore'])

/** Whether the message is nothing but courtesies. */
const isCourtesy = ({ intents, named, recognised, words }: MessageContext) =>
  intents.size > 0 &&
  named.length === 0 &&
  [...intents].every((it) => courtesies.has(it)) &&
  words - recognised <= 3

/** Swear words, with hidden letters, too. */
const swearing =
  /(?<!\p{L})(?:бля[дт]?\p{L}*|бл[*#@]+\p{L}*|х[уy*#@]+[йиеёяю]\p{L}*|пизд\p{L}*|еб[аиуё]\p{L}*|заеб\p{L}*|нах[уy*]й|сук[аи]|муда\p{L}*|f[u*]ck\p{L}*|sh[i*]t)(?!\p{L})/iu

// Off-topic: arithmetic, and code injections.
const arithmetic = /(?<![\d+(])\d{1,6}\s*[+*×÷^]\s*\d{1,6}(?!\d)/
const code = /<\s*script|drop\s+table|union\s+select|select\s+\*\s+from|\{\{.*\}\}|javascript:/i

/** Answers small talk and off-topic messages. Next to a real question, only an attack is answered first. */
export function talkReply(context: MessageContext): Reply | undefined {
  const { intents, lang, catalogue, question, named } = context
  const said = texts[lang]
  const { book, prices, services, site, app, done } = said.chips
  const start = [services, prices, site, app]
  if (intents.has('injection') || code.test(question.message))
    return { lines: [said.injection], chips: [services, prices] }
  const isSum = arithmetic.test(question.message) && named.length === 0
  if (isSum || (intents.has('offTopic') && named.length === 0))
    return { lines: [said.offTopic], chips: start }
  const asks = named.some(isOffer) || questionsOf(context).length > 0
  if (!asks && (intents.has('rude') || swearing.test(question.message))) {
    return { lines: [said.rude], chips: [book, services], offersBooking: true }
  }
  if (intents.has('identity') && named.length === 0) {
    const lines = [said.identity(catalogue.company.name)]
    return { lines, chips: [services, prices, book], offersBooking: true }
  }
  if (!isCourtesy(context)) return undefined
  const isSecondThanks = question.state.intent === 'thanks' && intents.has('thanks')
  if (intents.has('bye') || intents.has('noMore') || isSecondThanks) {
    return { lines: [said.bye], status: 'completed' }
  }
  if (intents.has('thanks')) return { lines: [said.thanks], chips: [done, book, prices] }
  return { lines: [said.hello(catalogue.company.name)], chips: start }
}
