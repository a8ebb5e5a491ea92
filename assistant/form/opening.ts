import type { ChatFormKind } from '@contracts/chat-limits.ts'
import { withLetters } from '../language/letters.ts'
import { cardOf, isForPeople } from '../knowledge/offers.ts'
import { classesOf, leastOfOthers, tellsOwn } from '../search/classes.ts'
import { classify, likeliestOf } from '../search/classify.ts'
import { besidesNames, namedOffers, toChoose } from '../search/names.ts'
import { asksInWords, clausesOf, wants } from '../language/short-answers.ts'
import { readQuestion } from '../search/read.ts'
import { besidesFields, contactIn, isKeptPrivate, saidIn } from './said.ts'

/* What opens the form, before anything else is read (decision 62): a contact, or a wish to be called, met or
   contacted. Only a stated complaint or an existing request makes it a message to the managers. */

/** The class of the messages that ask for a call, a meeting or a manager. */
const wish = 'talk/wish'
/** Above these likelihoods a message is a client's although it asks for a call or leaves a contact. */
const surely = { inAStory: -0.6, inAWord: -0.1, besideContact: 0.15, inAWish: 0.4 }
/** Above this likelihood any other message that tells of its writer is a client's. */
const leastForClient = -0.7
/** From how many words on a message tells a story. */
const story = 6

const wanting =
  'хо(?:чу|тим|тел\\p{L}*)|хочется|нужн[аоы]?|нужен|надо|можно|можете|можем|готов[аы]?|давайте|прошу|требуется|кто\\s+может|мне\\s+бы|с\\s+кем'
const meeting =
  'консультаци\\p{L}+|созвон\\p{L}*|встреч[аеу]|встретиться|по(?:говорить|общаться)|набрать|(?:по|пере)звонить|связаться|связал(?:ся|ась)|позвонил[аи]?|обсудить|записаться|звон(?:ок|ка)'
const asksForCall = withLetters(
  new RegExp(
    `(?<!\\p{L})(?:${[
      '(?:по|пере)звони(?:те)?|звоните\\s+(?:мне|нам)|набери(?:те)?|созвонимся|встретимся|свяж(?:ись|итесь)|связаться\\s+с\\s+менеджером|(?:на)?пишите\\s+мне',
      'запиши(?:те)?(?:\\s+(?:меня|нас))?|передайте\\s+менеджеру|обратный\\s+звонок|встреча\\s+возможна|^консультаци[яюи]$|при(?:еду|едем)\\s+к\\s+вам',
      '(?:жд(?:у|[её]м|ать)|остав(?:лю|ляю|ить))\\s+(?:\\p{L}+\\s+)?(?:звонк\\p{L}*|заявку|обратной\\s+связи)|пусть(?:\\s+\\p{L}+){0,3}\\s+(?:(?:по|пере)звон|свяж)\\p{L}+',
      'как\\s+(?:\\p{L}+\\s+){0,2}записаться|how\\s+(?:do|can)\\s+(?:i|we)\\s+(?:book|sign\\s+up)',
      `(?:${wanting})(?:\\s+\\p{L}+){0,5}\\s+(?:${meeting})|консультаци[юя]\\s+(?:можно|нужна|хочу|керек)`,
      "(?:call|ring|phone|contact|get\\s+back\\s+to)\\s+(?:me|us)|get\\s+in\\s+touch|can\\s+(?:we\\s+meet|i\\s+come)|let['’]?s\\s+(?:talk|meet|discuss)|book\\s+me\\s+in|pass\\s+(?:this|it)\\s+on",
      '(?:book|want|need|like|schedule|arrange|have|set\\s+up)(?:\\s+\\p{L}+){0,3}\\s+(?:consultation|call|meeting|appointment|talk\\s+to|speak\\s+to)',
      'чал(?:ып|ыңыз|гыла|сын)\\p{L}*|байланыш(?:ып|ыңыз|кыла)\\p{L}*|консультация(?:га)?\\s+(?:керек|жаз|ал)\\p{L}*|(?:жолуг|сүйлөш)(?:уш)?(?:алы|өлү|сак|сөк)\\p{L}*|жазып\\s+кой\\p{L}*',
    ].join('|')})(?!\\p{L})`,
    'iu',
  ),
)
/** An order, or a question that only a buyer asks. */
const ordersWork = withLetters(
  /(?<!\p{L})(?:(?:хо(?:чу|тим|тел\p{L}*)|хочется|готов[аы]?|мне\s+бы|давайте)(?:\s+\p{L}+){0,2}\s+(?:заказать|оформить|начать)|закаж(?:у|ем)|заказываю|(?:по|рас|про)считайте|когда\s+(?:вы\s+)?(?:сможете\s+начать|начн[её]те|приступите)|(?:want|like)\s+to\s+order|(?:give|send)\s+(?:me|us)\s+a\s+quote)(?!\p{L})/iu,
)
/** «Можно позвонить вам?» asks for a number; «звонить не надо» wants no call. */
const callsUs = withLetters(
  /(?<!\p{L})(?:(?:позвонить|дозвониться)\s+(?:к\s+)?вам|вам\s+(?:позвонить|дозвониться)|(?:звонить|созваниваться)\s+не\s+(?:надо|нужно)|не\s+(?:надо|нужно|хочу)\s+(?:звон|созван|перезван)\p{L}*|без\s+(?:звонк|созвон)\p{L}+)(?!\p{L})/iu,
)
/** «Нужен ещё логотип, допишите к заявке» */
const moves = /заявк|перен[её]с|перенос|отмен|измен|сдвин|move|resched|cancel/iu
/** «И чтоб чек на кухне печатался» */
const details = /^(?:и\s+)?чтобы?\s/iu
/** «Не звонить до 10» says when a new visitor can be called, rather than changes a booking. */
const saysWhen = /(?<!\p{L})не\s+звон\p{L}+\s+(?:до|раньше|с\s\d|утром|днём|вечером)(?!\p{L})/iu
/** An existing request, an unkept promise, or work that we delivered. */
const existing = withLetters(
  /(?<!\p{L})(?:я|мы)\s+(?:уже\s+)?ваш[аи]?\s+клиент|(?<!\p{L})(?:заявк\p{L}{1,3}|запис[ьи]|обращени\p{L}{1,2}|request|booking)(?:\s*(?:№|no\.?|номер))?\s*\d|(?<!\p{L})(?:(?:отзови(?:те)?|отозвать|отмени(?:те|ть)?|перенеси(?:те)?|перенести)(?:\s+\p{L}+){0,3}\s+(?:заяв|запис|встреч|консульт|созвон|звон)\p{L}+|обеща(?:ли|лись|но)|не\s+(?:ответил|отвечает|перезвонил|позвонил|связал)\p{L}*|добиться\s+ответа|(?:наш\p{L}*|мо[йёяюи])(?:\s+\p{L}+){1,3}\s+вы\s+с?делали|после\s+(?:ваш\p{L}+\s+(?:\p{L}+\s+)?(?:обновлен|релиз|доработ|прав[ок]|работ)\p{L}*|того,?\s+как\s+вы(?!\s+(?:сда|законч)))|(?:after|since|with)\s+your\s+(?:\p{L}+\s+)?(?:update|release|deploy|change|fix)\p{L}*|your\s+(?:\p{L}+\s+)?(?:update|release|deploy\p{L}*|fix|changes)\s+(?:has\s+|have\s+)?(?:br(?:oke|eak)|crash|kill|ruin|destroy)\p{L}*|(?:built|made|developed)\s+by\s+(?:you|your)|вы\s+(?:нам|мне)\s+\p{L}*дела\p{L}+|(?:перей|перевес|смен|помен)\p{L}+(?:\s+\p{L}+){0,2}\s+тариф\p{L}*|you\s+(?:guys\s+)?(?:built|made|developed|delivered)\s+(?:it|our|this|for\s+us)|(?:мы|я)\s+у\s+вас\s+на\s+(?:тариф|поддержк|сопровожд|обслужив|старт|start|стандарт|standard|оптимал|optimal|премиум|premium)\p{L}*|promised|(?:did\s+not|didn['’]t|never|nobody)\s+(?:call|repl|answer)\p{L}*)(?!\p{L})/iu,
)
const past = (ending: string) =>
  `(?!по?нрав|впечатл|заинтерес|если|\\p{L}*(?:порт|персон|функцион|матери|кан|журн|фили)ал)\\p{L}{2,}${ending}(?:сь|ся)?`
const done = past('л[аи]?')
const us = '(?:нам|мне|нас|его|е[её]|их|наш\\p{L}*|мо[йяёеюи]\\p{L}*)'
/** A past act of ours, «ваш программист сломал корзину», «вы нам делали логотип», or a claim against us. */
const dealt = withLetters(
  new RegExp(
    `(?<!\\p{L})(?:${[
      ...['', 'а', 'е', 'и'].map(
        (end) => `ваш${end}(?:\\s+\\p{L}+){1,3}\\s+${past(`л${end.replace('е', 'о')}`)}`,
      ),
      `(?<!чтобы?\\s)вы(?:\\s+\\p{L}+){0,2}\\s+(?:не|${us}(?:\\s+\\p{L}+){0,2})\\s+${done}`,
      `(?<!чтобы?\\s)вы(?:\\s+\\p{L}+){0,2}\\s+${done}(?:\\s+\\p{L}+){0,2}\\s+${us}`,
      '\\p{L}*плат(?:ил|им)\\p{L}*(?:\\s+\\p{L}+){0,2}\\s+вам|вам(?:\\s+\\p{L}+){0,2}\\s+\\p{L}*плат(?:ил|им)\\p{L}*',
      'мы\\s+платим\\s+за\\s+(?:поддержк|обслужив|сопровожд)\\p{L}+|верните|возместите|компенсируйте|требу(?:ю|ем)|(?:жаловаться|пожалуюсь|жалоба)\\s+на\\s+вас',
      '(?:^\\s*|(?:я|мы)\\s+(?:\\p{L}+\\s+){0,3})(?<!не\\s)(?:заказ(?:ал|ывал)[аи]?(?:\\s+\\p{L}+)?\\s+у\\s+вас|у\\s+вас\\s+заказ(?:ал|ывал)[аи]?)',
      '(?:want|demand)\\s+(?:a|my|our|the)\\s+(?:full\\s+)?(?:refund|money\\s+back)',
      "your(?:\\s+\\p{L}+){1,3}\\s+(?:\\p{L}{2,}ed|broke|lost|spent|did\\s*n[o’']t|never)",
    ].join('|')})(?!\\p{L})`,
    'iu',
  ),
)
/** «Хочу отказаться от вашей поддержки», but not from somebody else's. */
const ends = withLetters(
  /^(?!.*(?:нынешн|прежн|друг|стар|(?:с|к)\s+вам|current|other|with you)).*(?<!\p{L})(?:(?:хо(?:чу|тим)|решили?|прошу)\s+(?:\p{L}+\s+)?(?:расторгнуть|отказаться|прекратить)|отказыва(?:юсь|емся)|прекратите|больше\s+не\s+(?:хо(?:чу|тим)|нуж\p{L}+)|не\s+(?:хо(?:чу|тим)|нуж\p{L}+)\s+больше|(?:want|like)\s+to\s+(?:cancel|terminate|end|stop)|(?:no\s+longer|don['’]t)\s+(?:want|need))\s.*(?:ваш|договор|поддержк|обслуж|сопровожд|реклам|продвиж|услуг|seo|your|contract|support|plan|ads)/iu,
)
/** A wish in quotes is the text of a button: «перезвоните мне». */
const quoted = /«[^«»]*»|"[^"]*"|“[^“”]*”/g

/** Whether a message explicitly asks to be booked, called or met. */
export const asksForBooking = (message: string): boolean =>
  asksForCall.test(message) && !callsUs.test(message)

/** What form a message opens; `isOrder` if for an order, which is answered first. */
export interface Opening {
  kind: ChatFormKind
  isOrder?: true
}

/** The form that a message opens; none for a contact that is to be left alone. */
export function openingOf(message: string): Opening | undefined {
  const said = message.replace(quoted, ' ')
  const hasContact = contactIn(message) !== undefined
  const asks = asksForBooking(said)
  const isClientFrom = (text: string, least: number) => {
    const classes = classesOf(text)
    const likeliest = likeliestOf(classes)
    const role = cardOf(likeliest)?.role
    // «Можем завтра в 15:00 встретиться?» and an order with hours for a call are near those who want a call moved.
    const isOrder =
      wants.test(text) &&
      (hasContact || !moves.test(text)) &&
      namedOffers(readQuestion(text)).length > 0
    const leastOfChange = isOrder ? surely.inAWish : asks ? surely.inAWord : least
    const enough = isOrder || role === 'change' ? Math.max(least, leastOfChange) : least
    return isForPeople(role) && (classes.get(likeliest) ?? -1) > enough
  }
  const isSpoken = hasContact || asks
  const { name = '' } = saidIn(said)
  const rest = besidesFields(said).replace(name, ' ')
  // «А приложение?»: a bare name says nothing of a client.
  const words = readQuestion(rest)
  const isName = words.length > 0 && besidesNames(words).length === 0
  const isStory = (rest.match(/\p{L}+/gu)?.length ?? 0) >= story
  const inFew = hasContact ? surely.besideContact : asks ? surely.inAWish : surely.inAWord
  const least = isStory ? surely.inAStory : inFew
  const wishes = classify(rest).get(wish) ?? -1
  const isClient =
    existing.test(said) ||
    clausesOf(said).some((clause) => dealt.test(clause) && !asksInWords(clause)) ||
    ends.test(said) ||
    (!isName &&
      !(hasContact && saysWhen.test(said)) &&
      !toChoose.test(said) &&
      isClientFrom(rest, isSpoken ? least : tellsOwn(rest) ? leastForClient : leastOfOthers))
  if (isClient && wishes < 0) return { kind: 'message' }
  if (hasContact) return isKeptPrivate(said) && wishes < 0 ? undefined : { kind: 'consultation' }
  if (asks) return { kind: 'consultation' }
  const isWish = likeliestOf(classify(said)) === wish
  if (isWish && !callsUs.test(said) && !details.test(said)) return { kind: 'consultation' }
  return ordersWork.test(said) ? { kind: 'consultation', isOrder: true } : undefined
}
