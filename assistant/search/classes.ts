import { catalogue } from '../knowledge/catalogue.ts'
import { isForPeople } from '../knowledge/offers.ts'
import { wants } from '../language/short-answers.ts'
import { withLetters } from '../language/letters.ts'
import { classify } from './classify.ts'
import { besidesNames, readOrder } from './names.ts'
import { readQuestion } from './read.ts'

/** «Я не ваш клиент»: nothing that is ours is promised. */
const neverClient =
  /(?<!\p{L})(?:не\s+(?:ваш\p{L}*\s+)?клиент|(?:ещё|еще|пока|никогда|ничего)\s+(?:у вас\s+)?(?:ничего\s+)?не\s+(?:заказ|покуп)\p{L}*|not (?:your|a) (?:client|customer)|(?:never|not) ordered)/iu
/** A client speaks of us, who wants something new need not: «нужна поддержка сайта». */
const ofUs = withLetters(/(?<!\p{L})(?:вы|вам|вас|ваш\p{L}*|you\p{L}*)(?!\p{L})/iu)
/** A request that was sent, or the time of one: without it «перенесите магазин» is an order. */
const ofRequest = withLetters(
  /(?<!\p{L})(?:заяв|запис|обращени|брон|встреч|созвон|\p{L}{0,4}звон|консульт|анкет|письм|отправ|остав|час|минут|поз(?:же|днее)|попозже|раньше|пораньше|завтра|послезавтра|сегодня|понедельн|вторник|сред[ауы](?!\p{L})|четверг|пятниц|суббот|воскресен|request|book|meeting|appointment|call|consult|form|later|earlier|today|tomorrow|(?:mon|tues|wednes|thurs|fri)day|жазыл|кайрыл|чал|эртең)/iu,
)

const own = withLetters(
  /(?<!\p{L})(?:я|мы|мне|меня|нам|нас|вам|вас|мо[йяеёию]\p{L}{0,2}|наш\p{L}*|ваш\p{L}*|\p{L}{2,}л[аио]?(?:сь|ся)?|i|we|me|us|my|our|your|\p{L}+[иыу]м[дт][иыу])(?!\p{L})/iu,
)
/** Whether a message tells something of its writer, or what has been, or is in Kyrgyz: «на 15 менеджеров» is neither. */
export const tellsOwn = (message: string): boolean => own.test(message) || /[өүң]/iu.test(message)
/** Below this likelihood a message that tells neither is no client's. */
export const leastOfOthers = -0.2

/** The score of each class of messages, without what the message rules out. */
export function classesOf(message: string): Map<string, number> {
  const classes = new Map(classify(message))
  const words = readQuestion(message)
  const { orders, owners } = readOrder(words)
  const isNew = orders.length > 0 && besidesNames(words).length === 0 && wants.test(message)
  const isNever = neverClient.test(message) || (isNew && !ofUs.test(message))
  const isOrder = !ofRequest.test(message) && orders.length + owners.length > 0
  for (const { id, role } of catalogue.cards)
    if ((isNever && isForPeople(role)) || (isOrder && role === 'change')) classes.set(id, -2)
  return classes
}
