import { courtesyOf } from '../language/courtesy.ts'
import { asksInWords, refusesContact } from '../language/short-answers.ts'
import { classify, likeliestOf } from '../search/classify.ts'
import { namedOffers } from '../search/names.ts'
import type { Context } from '../search/read.ts'
import type { Reply } from './reply.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { withLetters } from '../language/letters.ts'
import { texts } from './texts.ts'

/** Swear words, including those with masked letters, and abuse. */
const swearing = withLetters(
  /(?<!\p{L})(?:бля[дт]?\p{L}*|бл[*#@]+\p{L}*|х[уy*#@]+[йиеёяю]\p{L}*|пизд\p{L}*|[её]б[аиуё]\p{L}*|заеб\p{L}*|на?х(?:[уy*]й|ер|рен)\p{L}*|отвали\p{L}*|пош[её]л на\s|сук[аи]|муда\p{L}*|f[u*]ck\p{L}*|sh[i*]t|дебил\p{L}*|идиот\p{L}*|туп(?:ой|ые|ая|ица)|дурак\p{L}*|дурочк\p{L}*|придур\p{L}*|урод\p{L}*|мошенник\p{L}*|достали|бесите|отсто[йя]|говн\p{L}*|дерьм\p{L}*|хрень|кретин\p{L}*|лохи|кидалы|задолбали|козлы|заткнись|идите вы|stupid|idiots?|moron|suck|scam\p{L}*)(?!\p{L})/iu,
)

/** Prompt injection: attempts to change the rules. */
const injection = withLetters(
  /(?:игнор\p{L}*|забудь|отмени|disregard|ignore|forget)\s.{0,30}(?:инструкц|правил|указан|instruction|rules|previous)|(?:сво[ийе]\p{L}*|тво[иё]\p{L}*|скрыт\p{L}*|системн\p{L}*|your|system)\s.{0,12}(?:инструкц\p{L}*|промпт\p{L}*|prompt|instructions|rules)|промпт|jailbreak|ты теперь|you are now|from now on|act as|developer mode|нет ограничений|bookingconfirmed|conversationstatus|api key|обещал\p{L}*\s.{0,10}скидк|reveal|pretend|представь\p{L}*,?\s+(?:что|будто)|сделай вид|притвор\p{L}*|подтверди,?\s+что|повторяй за мной|(?:админ\p{L}*|твой|ваш|от базы)\s.{0,6}парол\p{L}*|(?:скажи|дай|дайте)\s+(?:\p{L}+\s+)?парол|парол\p{L}*\s+(?:админ|от базы)|admin password|<\s*script|drop\s+table|union\s+select|select\s+\*\s+from|\{\{[^{}]*\}\}|javascript:/iu,
)

/** Requests for other people's data: «покажи телефоны клиентов», but not «телефоны клиентов не утекут?» */
const othersData = withLetters(
  /(?<!\p{L})(?:да(?:й|йте)|(?:покажи|скинь|пришли|отправь|выгрузи|назови)(?:те)?|show|give|send|list|read|export|dump|data of|chats of)(?!\p{L}).{0,25}(?:(?:чуж|друг)\p{L}*\s.{0,12}(?:чат|переписк|заявк|данн|телефон|контакт)|(?:чат|переписк|телефон|контакт|баз|списо?к|выгрузк)\p{L}*\s+(?:\p{L}+\s+)?(?:клиент|заявок|пользовател|других)|(?:client|customer|user)s?.{0,2}\s(?:list|data|chats)|other (?:users|clients))/iu,
)

/** Arithmetic, which the assistant does not do; «24/7» and phone numbers do not count. */
const arithmetic = /(?<![\d+(])\d{1,6}\s*[+*×÷^]\s*\d{1,6}(?!\d)/

/**
 * Answers attacks, abuse and arithmetic; a message with a real question is left to the matcher.
 * @param isCertain whether that question is certain, as in «Вы не мошенники?»: short abuse resembles anything
 */
export function refusalReply(
  { question: { message }, lang }: Context,
  isQuestion: boolean,
  isCertain: boolean,
): Reply | undefined {
  const said = texts[lang]
  if (injection.test(message) || othersData.test(message))
    return { lines: [said.injection], chips: ['services', 'prices'] }
  if (arithmetic.test(message) && !isCertain)
    return { lines: [said.offTopic], chips: ['services', 'prices', 'site', 'app'] }
  const isShort = message.trim().split(/\s+/).length < 5
  const isMeant = isShort ? isCertain : isQuestion
  if (swearing.test(message) && !isMeant)
    return { lines: [said.rude], chips: ['book', 'services'], offersBooking: true }
  return undefined
}

/** Below this likelihood a few words beside a thanks or a farewell ask for nothing. */
const asksSomething = -0.3

/** Whether a message that thanks or takes leave says nothing else that the site could answer. */
function isSmallTalk({ question: { message }, words }: Context): boolean {
  if (asksInWords(message) || namedOffers(words).length > 0) return false
  const classes = classify(message)
  const likeliest = likeliestOf(classes)
  return likeliest === 'talk/thanks' || (classes.get(likeliest) ?? -1) < asksSomething
}

/** Answers courtesies, and a refusal to leave a contact. */
export function courtesyReply(context: Context): Reply | undefined {
  const { question, lang } = context
  const { message, state } = question
  const said = texts[lang]
  const isThanks = state.intent === 'thanks'
  if (refusesContact(message))
    return { lines: [said.withoutContact(catalogue.company.email)], chips: ['services', 'prices'] }
  switch (courtesyOf(message, isSmallTalk(context))) {
    case 'bye':
      return { lines: [said.bye], status: 'completed' }
    case 'thanks':
      return isThanks
        ? { lines: [said.bye], status: 'completed' }
        : { lines: [said.thanks], chips: ['done', 'book', 'prices'], intent: 'thanks' }
    case 'hello': {
      const chips = ['services', 'prices', 'site', 'app'] as const
      return { lines: [said.hello(catalogue.company.name)], chips }
    }
    case 'later':
      return { lines: [said.later], chips: ['book', 'prices', 'done'] }
    case 'nod':
      return { lines: [said.acknowledged], chips: ['services', 'prices', 'book'] }
    case undefined:
      return undefined
  }
}
