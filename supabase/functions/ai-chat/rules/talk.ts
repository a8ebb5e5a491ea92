import type { Context, Reply } from './context.ts'
import { texts } from './texts.ts'

/** Swear words, with hidden letters, too. */
const swearing =
  /(?<!\p{L})(?:бля[дт]?\p{L}*|бл[*#@]+\p{L}*|х[уy*#@]+[йиеёяю]\p{L}*|пизд\p{L}*|[её]б[аиуё]\p{L}*|заеб\p{L}*|на?х(?:[уy*]й|ер|рен)\p{L}*|отвали\p{L}*|пош[её]л на\s|сук[аи]|муда\p{L}*|f[u*]ck\p{L}*|sh[i*]t)(?!\p{L})/iu
const abuse =
  /(?<!\p{L})(?:дебил\p{L}*|идиот\p{L}*|туп(?:ой|ые|ая|ица|ые)|дурак\p{L}*|дурочк\p{L}*|придур\p{L}*|урод\p{L}*|мошенник\p{L}*|достали|бесите|отсто[йя]|говн\p{L}*|дерьм\p{L}*|хрень|кретин\p{L}*|лохи|кидалы|задолбали|козлы|заткнись|идите вы|stupid|idiots?|moron|suck|scam\p{L}*)(?!\p{L})/iu

/** Attempts to change the rules, and to get what is not the visitor's. */
const injection =
  /(?:игнор\p{L}*|забудь|отмени|disregard|ignore|forget)\s.{0,30}(?:инструкц|правил|указан|instruction|rules|previous)|(?:сво[ийе]\p{L}*|тво[иё]\p{L}*|скрыт\p{L}*|системн\p{L}*|your|system)\s.{0,12}(?:инструкц\p{L}*|промпт\p{L}*|prompt|instructions|rules)|промпт|jailbreak|ты теперь|you are now|from now on|act as|developer mode|нет ограничений|bookingconfirmed|conversationstatus|api key|обещал\p{L}*\s.{0,10}скидк|reveal|pretend|представь\p{L}*,?\s+(?:что|будто)|сделай вид|притвор\p{L}*|подтверди,?\s+что|повторяй за мной|(?:админ\p{L}*|твой|ваш|от базы)\s.{0,6}парол\p{L}*|(?:скажи|дай|дайте)\s+(?:\p{L}+\s+)?парол|парол\p{L}*\s+(?:админ|от базы)|admin password|(?:чуж\p{L}*|друг\p{L}*|кли?ент\p{L}*)\s.{0,12}(?:чат|переписк|заявк|данн|телефон|контакт)\p{L}*|(?:чат|переписк|телефон|контакт|баз|списо?к|выгрузк)\p{L}*\s+(?:\p{L}+\s+)?(?:клиент|заявок|пользовател|других)\p{L}*|(?:client|customer|user)s?.?\s(?:list|data|chats|database)|other (?:users|clients)|<\s*script|drop\s+table|union\s+select|select\s+\*\s+from|\{\{.*\}\}|javascript:/iu

/** Sums, which are not the assistant's business; «24/7» and telephone numbers are none. */
const arithmetic = /(?<![\d+(])\d{1,6}\s*[+*×÷^]\s*\d{1,6}(?!\d)/

const courtesy = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')
const greeting = courtesy(
  'привет\\p{L}*|здравствуй\\p{L}*|здрас\\p{L}*|добр(?:ый|ое|ого)\\s+(?:день|вечер|утро|дня|времени(?: суток)?)|салам\\p{L}*|саламатсызбы\\p{L}*|алейкум|ку|хай|хелло\\p{L}*|hello|hi|hey|good (?:morning|afternoon|evening)|дратути|здаров\\p{L}*|доброго|ассалам\\p{L}*',
)
const thanks = courtesy(
  'спасиб\\p{L}*|спс|благодар\\p{L}*|пасиб\\p{L}*|мерси|сенкс|рахмат|чоң рахмат|thanks|thank you|thx|за (?:помощь|ответ|информацию)',
)
const bye = courtesy(
  "до свидания|пока|всего (?:доброго|хорошего)|до встречи|прощайте|бай|до связи|хорошего дня|удачи|счастливо|bye|goodbye|see you|have a nice day|кош болуңуз|больше вопросов нет|вопросов (?:больше )?нет|нет вопросов|это вс[её]|вс[её] (?:понятно|понял\\p{L}?|узнал\\p{L}?)|больше ничего(?: не нужно)?|no more questions|that[’']?s all|nothing else",
)
const nods =
  /^(?:[\s.,!)😊👍🙏]|я|мы|ну|да|и|so|и|очень|большое|понятно|ясно|ладно|понял\p{L}?|принято|класс|круто|отлично|супер|хорошо|ок|окей|подума\p{L}+|посмотр\p{L}+|i see|i will think|i'll think|got it|great|ok|okay)*$/iu
const noise = /[bcdfghjklmnpqrstvwxz]{5}|[бвгджзйклмнпрстфхцчшщ]{5}/i

/** Answers attacks, abuse and sums; a message with a real question in it is for the matcher. */
export function refusalReply(context: Context, isQuestion: boolean): Reply | undefined {
  const { message } = context.question
  const said = texts[context.lang]
  const { book, prices, services, site, app } = said.chips
  if (injection.test(message)) return { lines: [said.injection], chips: [services, prices] }
  if (arithmetic.test(message) && !isQuestion)
    return { lines: [said.offTopic], chips: [services, prices, site, app] }
  // «Вы все тупые» resembles anything.
  const isShort = message.trim().split(/\s+/).length < 5
  if ((swearing.test(message) || abuse.test(message)) && (isShort || !isQuestion))
    return { lines: [said.rude], chips: [book, services], offersBooking: true }
  return undefined
}

/** A message without its greetings, thanks and farewells. */
export const withoutCourtesy = (message: string) =>
  message.replace(greeting, ' ').replace(thanks, ' ').replace(bye, ' ')

export const greets = (message: string) => message.search(greeting) >= 0

/** Answers a message that is nothing but courtesies, or no words at all. */
export function courtesyReply({ question, lang, catalogue }: Context): Reply | undefined {
  const { message, state } = question
  const said = texts[lang]
  const { book, prices, services, site, app, done } = said.chips
  const isThanks = message.search(thanks) >= 0
  const isBye = message.search(bye) >= 0
  const isGreeting = greets(message)
  if (nods.test(withoutCourtesy(message)) && /\p{L}/u.test(message)) {
    if (isBye || (isThanks && state.intent === 'thanks'))
      return { lines: [said.bye], status: 'completed' }
    if (isThanks) return { lines: [said.thanks], chips: [done, book, prices], intent: 'thanks' }
    if (isGreeting)
      return { lines: [said.hello(catalogue.company.name)], chips: [services, prices, site, app] }
    return { lines: [said.acknowledged], chips: [services, prices, book] }
  }
  const isNoise =
    !/\p{L}{2}/u.test(message) || (/^\P{L}*\p{L}+\P{L}*$/u.test(message) && noise.test(message))
  return isNoise ? { lines: [said.unclear], chips: [services, prices, site, book] } : undefined
}

/** Questions to the assistant itself, and some that are none of an agency's business. */
export const talkAsks = {
  identity: [
    'ты бот',
    'вы бот или человек',
    'ты нейросеть',
    'ты живой человек или chatgpt',
    'я с роботом общаюсь',
    'тут живые люди отвечают',
    'ответы пишет человек или программа',
    'это автоответчик',
    'как тебя зовут',
    'кто ты',
    'что ты умеешь',
    'с кем я говорю',
    'ты настоящий',
    'are you a bot',
    'are you a real human',
    'who are you',
    'what is your name',
  ],
  offTopic: [
    'какая погода',
    'завтра дождь',
    'расскажи анекдот',
    'расскажи сказку',
    'расскажи шутку',
    'спой песню',
    'загадай загадку',
    'поиграем в игру',
    'напиши сочинение',
    'напиши стих',
    'напиши поздравление',
    'реши уравнение',
    'помоги с математикой',
    'реши задачу по физике',
    'кто президент',
    'за кого голосовать',
    'выборы, политика',
    'рецепт',
    'как приготовить плов',
    'что на ужин',
    'курс доллара',
    'курс биткоина',
    'купить криптовалюту',
    'куда вложить деньги',
    'посоветуй фильм',
    'твой любимый фильм',
    'посоветуй книгу',
    'посоветуй ресторан',
    'куда сходить вечером',
    'напиши функцию на js',
    'напиши код за меня',
    'напиши код на питоне',
    'переведи на английский',
    'сколько звёзд на небе',
    'сколько калорий',
    'гороскоп',
    'погадай мне',
    'кто выиграл матч',
    'футбол, чемпионат мира',
    'сделай домашнее задание',
    'помоги с домашкой',
    'напиши курсовую',
    'напиши реферат, диплом',
    'смысл жизни',
    'есть ли бог',
    'как познакомиться с девушкой',
    'столица франции',
    'сколько людей на земле',
    'кто такой пушкин',
    'когда началась война',
    'как вылечить кашель',
    'болит голова',
    'какие таблетки пить',
    'почините холодильник',
    'почините телевизор',
    'отремонтируйте машину',
    'купить машину',
    'продаёте машины',
    'купить квартиру',
    'купить айфон',
    'сколько стоит айфон',
    'купить ноутбук',
    'заказать пиццу',
    'доставка пиццы, еды домой',
    'вызвать такси',
    'взять кредит в банке',
    'взять ипотеку',
    'занять денег до зарплаты',
    'как доехать до озера',
    'расписание автобусов',
    'забронировать отель',
    'получить визу',
    'снять квартиру',
    'найти няню',
    'найти репетитора',
    'научи меня английскому',
    'ты меня любишь',
    'выходи за меня',
    'как дела',
    'what is the weather',
    'tell me a joke',
    'sing a song',
    'write a poem',
    'do my homework',
    'write my essay',
    'capital of france',
    'who is the president',
    'who won the game',
    'recipe for a cake',
    'best restaurant',
    'book a flight',
  ],
} as const
