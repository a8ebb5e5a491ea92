import { catalogue } from '../knowledge/catalogue.ts'
import { isForPeople } from '../knowledge/offers.ts'
import { wants } from '../language/short-answers.ts'
import { withLetters } from '../language/letters.ts'
import { classify } from './classify.ts'
import { besidesNames, readOrder } from './names.ts'
import { readQuestion } from './read.ts'

/** «Я не ваш клиент», «ещё не заказывали», «делал знакомый»: no card for clients applies. */
const neverClient =
  /(?<!\p{L})(?:(?:с?делал|писал|создавал|разрабатывал)[аи]?\s+(?:нам\s+|мне\s+)?(?:не\s+вы|знаком|друг|фриланс|студент|другая\s+студи)\p{L}*|(?:не\s+вы|знаком\p{L}+|друг\p{L}*|фрилансер|студент)\s+(?:с?делал|писал)\p{L}*|не\s+(?:ваш\p{L}*\s+)?клиент|(?:ещё|еще|пока|никогда|ничего)\s+(?:у вас\s+)?(?:ничего\s+)?не\s+(?:заказ|покуп)\p{L}*|not (?:your|a) (?:client|customer)|(?:never|not) ordered)/iu
/** Words that address us: without them a bare wish is a new order, «нужна поддержка сайта». */
const ofUs = withLetters(/(?<!\p{L})(?:вы|вам|вас|ваш\p{L}*|you\p{L}*)(?!\p{L})/iu)
/** An earlier request or a time for it: without either, «перенесите магазин» is an order. */
const ofRequest = withLetters(
  /(?<!\p{L})(?:заяв|запис|обращени|брон|встреч|созвон|\p{L}{0,4}звон|консульт|анкет|письм|отправ|остав|час|минут|поз(?:же|днее)|попозже|раньше|пораньше|завтра|послезавтра|сегодня|понедельн|вторник|сред[ауы](?!\p{L})|четверг|пятниц|суббот|воскресен|request|book|meeting|appointment|call|consult|form|later|earlier|today|tomorrow|(?:mon|tues|wednes|thurs|fri)day|жазыл|кайрыл|чал|эртең)/iu,
)

const own = withLetters(
  /(?<!\p{L})(?:я|мы|мне|меня|нам|нас|вам|вас|мо[йяеёию]\p{L}{0,2}|наш\p{L}*|ваш\p{L}*|\p{L}{2,}л[аио]?(?:сь|ся)?|i|we|me|us|my|our|your|\p{L}+[иыу]м[дт][иыу])(?!\p{L})/iu,
)
/** Whether a message speaks of its writer, us or the past, or is in Kyrgyz, unlike «на 15 менеджеров». */
export const tellsOwn = (message: string): boolean => own.test(message) || /[өүң]/iu.test(message)
/** Above this likelihood a message is a client's although `tellsOwn` is false. */
export const leastOfOthers = -0.2

/** The score of each class of messages; −2 for those that the message rules out. */
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
