import type { Intent } from './cues.ts'
import type { Reply, Scene } from './scene.ts'
import { texts } from './texts.ts'

const courtesies = new Set<Intent>(['greeting', 'thanks', 'bye', 'noMore'])

/** Whether the message is nothing but courtesies. */
const isCourtesy = ({ intents, named, recognised, words }: Scene) =>
  intents.size > 0 &&
  named.length === 0 &&
  [...intents].every((it) => courtesies.has(it)) &&
  words - recognised <= 3

/** Swear words whose letters are hidden, too. */
const swearing =
  /(?<!\p{L})(?:бля[дт]?\p{L}*|бл[*#@]+\p{L}*|х[уy*#@]+[йиеёяю]\p{L}*|пизд\p{L}*|еб[аиуё]\p{L}*|заеб\p{L}*|нах[уy*]й|сук[аи]|муда\p{L}*|f[u*]ck\p{L}*|sh[i*]t)(?!\p{L})/iu

/** Small talk, and what is no question to an agency. */
export function talkReply(scene: Scene): Reply | undefined {
  const { intents, lang, catalogue, question } = scene
  const said = texts[lang]
  const { book, prices, services, site, app, done } = said.chips
  const start = [services, prices, site, app]
  if (intents.has('injection')) return { lines: [said.injection], chips: [services, prices] }
  if (intents.has('rude') || swearing.test(question.message))
    return { lines: [said.rude], chips: [book, services] }
  if (intents.has('offTopic')) return { lines: [said.offTopic], chips: start }
  if (intents.has('identity'))
    return { lines: [said.identity(catalogue.company.name)], chips: [services, prices, book] }
  if (!isCourtesy(scene)) return undefined
  const asksNothing = question.state.intent === 'thanks' && intents.has('thanks')
  if (intents.has('bye') || intents.has('noMore') || asksNothing)
    return { lines: [said.bye], status: 'completed' }
  if (intents.has('thanks')) return { lines: [said.thanks], chips: [done, book, prices] }
  return { lines: [said.hello(catalogue.company.name)], chips: start }
}
