import { withLetters } from './letters.ts'

const phrases = (words: string) =>
  withLetters(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'))

const greeting = phrases(
  'привет\\p{L}*|здравствуй\\p{L}*|здрас\\p{L}*|добр(?:ый|ое|ого)\\s+(?:день|вечер|утро|дня|времени(?: суток)?)|салам\\p{L}*|алейкум|ку|хай|хелло\\p{L}*|hello|hi|hey|good (?:morning|afternoon|evening)|дратути|здаров\\p{L}*|[ао]с?с[ао]л[ао]м\\p{L}*',
)
const thanks = phrases(
  'спасиб\\p{L}*|спс|благодар\\p{L}*|пасиб\\p{L}*|мерси|сенкс|(?:чоң |катта |көп )?ы?рахмат(?: чоң)?(?: сизге| силерге| сага)?|thanks|thank you|thx|за (?:помощь|ответ\\p{L}*|(?:быстрый|подробный) ответ|информацию|консультацию|вс[её])',
)
const bye = phrases(
  "до свидания|до свиданья|пока(?: пока)?|всего (?:доброго|хорошего|наилучшего)|до (?:встречи|скорого|завтра|связи|понедельника|вторника|среды|четверга|пятницы)|прощайте|бай|(?:всем )?(?:хорошего|доброго|приятного|удачного) (?:вам )?(?:дня|вечера|времени|выходного)|(?:хороших|приятных) выходных|(?:доброй|спокойной) ночи|удач[аи]|успехов|счастливо|(?:good)?bye|cheers|see (?:you|ya)(?: later)?|take care|have a (?:nice|good|great) (?:day|evening|one|weekend)|good night|кош болуңуз|кош|(?:жакшы|саламатта) (?:кал|бол)\\p{L}*|көрүшкөнчө|больше вопросов нет|вопросов (?:больше )?нет|нет вопросов|это вс[её]|вс[её] (?:понятно|ясно|понял\\p{L}?|узнал\\p{L}?)|больше ничего(?: не нужно)?|no more questions|that[’']?s all|nothing else",
)
/** A visitor who leaves to think. */
const leaving = phrases(
  "(?:(?:я|мы|мне|нам|буду|будем|надо|нужно) )*(?:подума\\p{L}*|думать)|посовет(?:у|оват)\\p{L}+|посовеща\\p{L}+|(?:я |мы )?верн[её]?(?:усь|[её]мся)|обращусь|напишу|свяжусь|ознакомл\\p{L}+|обсу(?:жу|дим)|поговор(?:ю|им)|(?:i['’]ll |will |we['’]ll )?(?:talk to|discuss (?:it )?with|get back to)|(?:i['’]ll |i will |let me |we['’]ll )?think(?: about it)?|ойлон\\p{L}+(?: көр\\p{L}+)?",
)
/** Words that join courtesies; a message of nothing else is a nod. */
const between = phrases(
  'я|мы|ну|да|и|а|с|но|на|so|and|were|helpful|really|ага|угу|макул|жарайт|мейли|болду|баары|түшүн\\p{L}+|очень|больш(?:ое|ущее)|огромное|вам|вас|тебе|вы|мне|нам|всем|уже|понятно|ясно|ладно|понял\\p{L}?|узнал\\p{L}?|принято|вс[её]|всего|что|хотел\\p{L}?|это|тогда|пока|потом|позже|ещ[её]|если|больше|(?:не )?(?:надо|нужно)|класс|круто|отлично|супер|хорошо|прекрасно|замечательно|ок|окей|посмотр\\p{L}+|очень|помогл[иа]|помог|выручил[иа]?|рад[аы]?|приятно|обязательно|жен[аеуы]|женой|(?:партн[её]р|муж|директор|коллег|руководств|команд|partner|husband|wife|boss|team)\\p{L}*|with|my|will|first|[ст]о|i|see|got|it|you|very|so|much|a|lot|for|your|help|the|info(?:rmation)?|now|all|everything|great|perfect|good|ok|okay|cool|nice|fine|awesome|wow|alright|understood|сек|секунду|минут[ук]\\p{L}*|щас|ого|вау|лол|later|again',
)

/** A message without its courtesies. */
export const withoutCourtesy = (message: string) =>
  message.replace(greeting, ' ').replace(thanks, ' ').replace(bye, ' ')

export const greets = (message: string) => message.search(greeting) >= 0

const says = (message: string, what: RegExp) => message.search(what) >= 0

/** «Всё» beside a thanks: that was all. */
const isAll = withLetters(/(?<!\p{L})(?:вс[её]|болду|all|everything)(?!\p{L})/iu)

export type Courtesy = 'bye' | 'thanks' | 'later' | 'hello' | 'nod'

/** How many other words a message of courtesies may have: «Спасибо, очень подробно!» */
const mostOthers = 3

/**
 * The courtesy of a message: a farewell counts before a thanks, a thanks before a greeting.
 *
 * @param isSmallTalk whether a few other words in it ask for nothing
 */
export function courtesyOf(message: string, isSmallTalk = false): Courtesy | undefined {
  const rest = withoutCourtesy(message).replace(leaving, ' ').replace(between, ' ')
  const others = rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  if (!/\p{L}/u.test(message) || rest.includes('?')) return undefined
  if (others > 0 && (!isSmallTalk || others > mostOthers || /\p{N}/u.test(rest))) return undefined
  const isThanks = says(message, thanks)
  if (says(message, bye) || (isThanks && isAll.test(message))) return 'bye'
  if (isThanks) return 'thanks'
  if (others > 0) return undefined
  if (says(message, leaving)) return 'later'
  return greets(message) ? 'hello' : 'nod'
}
