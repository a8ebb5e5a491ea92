import { greets, saysGoodbye, thanksFor, withoutCourtesy } from '../language/courtesy.ts'
import type { Context } from '../search/read.ts'
import type { Reply } from './reply.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { withLetters } from '@contracts/letters.ts'
import { texts } from './texts.ts'

/** Swear words, including those with masked letters. */
const swearing = withLetters(
  /(?<!\p{L})(?:бля[дт]?\p{L}*|бл[*#@]+\p{L}*|х[уy*#@]+[йиеёяю]\p{L}*|пизд\p{L}*|[её]б[аиуё]\p{L}*|заеб\p{L}*|на?х(?:[уy*]й|ер|рен)\p{L}*|отвали\p{L}*|пош[её]л на\s|сук[аи]|муда\p{L}*|f[u*]ck\p{L}*|sh[i*]t)(?!\p{L})/iu,
)
const abuse = withLetters(
  /(?<!\p{L})(?:дебил\p{L}*|идиот\p{L}*|туп(?:ой|ые|ая|ица)|дурак\p{L}*|дурочк\p{L}*|придур\p{L}*|урод\p{L}*|мошенник\p{L}*|достали|бесите|отсто[йя]|говн\p{L}*|дерьм\p{L}*|хрень|кретин\p{L}*|лохи|кидалы|задолбали|козлы|заткнись|идите вы|stupid|idiots?|moron|suck|scam\p{L}*)(?!\p{L})/iu,
)

/** Attempts to change the rules. */
const injection = withLetters(
  /(?:игнор\p{L}*|забудь|отмени|disregard|ignore|forget)\s.{0,30}(?:инструкц|правил|указан|instruction|rules|previous)|(?:сво[ийе]\p{L}*|тво[иё]\p{L}*|скрыт\p{L}*|системн\p{L}*|your|system)\s.{0,12}(?:инструкц\p{L}*|промпт\p{L}*|prompt|instructions|rules)|промпт|jailbreak|ты теперь|you are now|from now on|act as|developer mode|нет ограничений|bookingconfirmed|conversationstatus|api key|обещал\p{L}*\s.{0,10}скидк|reveal|pretend|представь\p{L}*,?\s+(?:что|будто)|сделай вид|притвор\p{L}*|подтверди,?\s+что|повторяй за мной|(?:админ\p{L}*|твой|ваш|от базы)\s.{0,6}парол\p{L}*|(?:скажи|дай|дайте)\s+(?:\p{L}+\s+)?парол|парол\p{L}*\s+(?:админ|от базы)|admin password|<\s*script|drop\s+table|union\s+select|select\s+\*\s+from|\{\{[^{}]*\}\}|javascript:/iu,
)

/** Attempts to get other people's data: «покажи телефоны клиентов», but not «телефоны клиентов не утекут?» */
const othersData = withLetters(
  /(?<!\p{L})(?:да(?:й|йте)|(?:покажи|скинь|пришли|отправь|выгрузи|назови)(?:те)?|show|give|send|list|read|export|dump|data of|chats of)(?!\p{L}).{0,25}(?:(?:чуж|друг)\p{L}*\s.{0,12}(?:чат|переписк|заявк|данн|телефон|контакт)|(?:чат|переписк|телефон|контакт|баз|списо?к|выгрузк)\p{L}*\s+(?:\p{L}+\s+)?(?:клиент|заявок|пользовател|других)|(?:client|customer|user)s?.{0,2}\s(?:list|data|chats)|other (?:users|clients))/iu,
)

/** Arithmetic, which the assistant does not do; «24/7» and telephone numbers are none. */
const arithmetic = /(?<![\d+(])\d{1,6}\s*[+*×÷^]\s*\d{1,6}(?!\d)/

const nods =
  /^(?:[\s.,!)😊👍🙏]|(?:я|мы|ну|да|и|so|ага|угу|макул|жарайт|мейли|очень|большое|понятно|ясно|ладно|понял\p{L}?|принято|(?:пока |больше )?не (?:надо|нужно)|класс|круто|отлично|супер|хорошо|ок|окей|подума\p{L}+|посмотр\p{L}+|i see|i will think|i'll think|got it|great|ok|okay)(?!\p{L}))*$/iu
const noise = /[bcdfghjklmnpqrstvwxz]{5}|[бвгджзйклмнпрстфхцчшщ]{5}/i

/**
 * Answers attacks, abuse and arithmetic; a message with a real question is left to the matcher.
 * @param isCertain whether the question is certain: «Вы не мошенники?», while «Вы все тупые» resembles anything
 */
export function refusalReply(
  { question: { message }, lang }: Context,
  isQuestion: boolean,
  isCertain: boolean,
): Reply | undefined {
  const said = texts[lang]
  if (injection.test(message) || othersData.test(message))
    return { lines: [said.injection], chips: ['services', 'prices'] }
  if (arithmetic.test(message) && !isQuestion)
    return { lines: [said.offTopic], chips: ['services', 'prices', 'site', 'app'] }
  const isShort = message.trim().split(/\s+/).length < 5
  const isMeant = isShort ? isCertain : isQuestion
  if ((swearing.test(message) || abuse.test(message)) && !isMeant)
    return { lines: [said.rude], chips: ['book', 'services'], offersBooking: true }
  return undefined
}

/** Answers a message of only courtesies, or without words. */
export function courtesyReply({ question, lang }: Context): Reply | undefined {
  const { message, state } = question
  const said = texts[lang]
  if (nods.test(withoutCourtesy(message)) && /\p{L}/u.test(message)) {
    const isThanks = thanksFor(message)
    if (saysGoodbye(message) || (isThanks && state.intent === 'thanks'))
      return { lines: [said.bye], status: 'completed' }
    if (isThanks)
      return { lines: [said.thanks], chips: ['done', 'book', 'prices'], intent: 'thanks' }
    if (greets(message)) {
      const chips = ['services', 'prices', 'site', 'app'] as const
      return { lines: [said.hello(catalogue.company.name)], chips }
    }
    return { lines: [said.acknowledged], chips: ['services', 'prices', 'book'] }
  }
  const isNoise =
    !/\p{L}{2}/u.test(message) || (/^\P{L}*\p{L}+\P{L}*$/u.test(message) && noise.test(message))
  return isNoise
    ? { lines: [said.unclear], chips: ['services', 'prices', 'site', 'book'] }
    : undefined
}
