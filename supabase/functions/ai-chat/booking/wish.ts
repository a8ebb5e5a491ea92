import { findContacts } from '../../_shared/chat/contact.ts'
import type { Question } from '../conversation.ts'
import { agrees, refuses } from './acts.ts'

const start = '(?<!\\p{L})'
const end = '(?!\\p{L})'
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu')

/** «Бот для записи клиентов», «форма заявки»: booking as a feature, not as the visitor's wish. */
const features = anyOf(
  `(?:для|под|с|со|при[её]м\\p{L}*|форм\\p{L}*|онлайн|бот\\p{L}*|систем\\p{L}*|сервис\\p{L}*|модул\\p{L}*|кнопк\\p{L}*|автоматиз\\p{L}*)[\\s-]+(?:онлайн[\\s-]+)?(?:запис(?:ь|и|ью|ей)|заяв\\p{L}+|заказ\\p{L}*|брон\\p{L}+|встреч\\p{L}*|звонк\\p{L}*)${end}`,
  'запис\\p{L}+\\s+(?:клиент|пациент|гост|посетител|учеников|на при[её]м|на стриж|на услуг|к врачу|к мастеру)',
  '(?:клиент|пациент|гост|посетител|пользовател|покупател|ученик|студент)\\p{L}*[^.!?]{0,30}(?:запис|бронир|заказ|оставл|звон)',
  '(?:clients?|customers?|users?|patients?|people)[^.!?]{0,20}(?:book|schedule|order|call)|(?:booking|scheduling|appointment) (?:app|system|site|website|bot|form|platform|feature)',
)
/** Said of oneself, so that no feature is meant. */
const wishes = anyOf(
  `${start}запиш(?:и|ите|усь|емся)${end}|запис(?:ать(?:ся| меня)|атся|ацца)|запись на (?:консультац|звон|созвон|встреч)|^консультаци[яю] (?:по|об?|про|насч[её]т)${end}`,
  `${start}(?:(?:пере|по)?звони(?:те)?|(?:пере|по)звонить|чтобы?\\s+(?:\\p{L}+ ){0,2}(?:пере|по)звонил[аи]?|звякн\\p{L}+|маякн\\p{L}+)${end}|${start}набер(?:и|ите|[её]те)${end}|набрать (?:меня|мне)`,
  `${start}созвон(?!ы)\\p{L}*|(?:пере)?поговорить(?! с ботом)|пообщаться|встретиться|${start}свяжи(?:тесь|сь)|связаться со мной|(?:на)?пиши(?:те)? мне|пусть (?:\\p{L}+ )?(?:\\p{L}+ )?(?:пере|по|свяж|набер)`,
  '(?:хочу|хотел[аи]? бы|хотелось бы|хотим|можно|нужна|нужно|надо|давайте|получить|требуется|интересует|мне)\\s+(?:\\p{L}+ ){0,2}(?:к[оа]нсульт[ао]ци\\p{L}+|проконсультир\\p{L}+|звонок|встречу)',
  `остав(?:лю|ляю|ить) (?:\\p{L}+ )?(?:номер|заявку|контакт|телефон|данные)|хоч(?:у|ем|етел\\p{L}* бы) (?:обсудить|заказать|забронировать)|обсудить (?:\\p{L}+ )?(?:проект|задачу|идею)|назнач\\p{L}+ (?:\\p{L}+ )?(?:встречу|звонок)`,
  `забронир\\p{L}+|готов[аы]? (?:заказать|начать)|начать проект|давайте начн[её]м|сделать заказ|оформить (?:заявку|заказ)|${start}(?:беру|закажу)${end}`,
  '(?:байланыш|чалып (?:ко|бер)|чалыңыз|чалсаңыз|жазып (?:ко|ал)|жазыл(?:айын|са[мк]|гым|уу)|(?:консультация|кеңеш) (?:керек|алгым|алайын|алсам)|сүйлөшсөк)',
  `${start}(?:call me|call back|call us|give me a (?:call|ring)|book|get in touch|contact me|sign me up|(?:schedule|arrange|set up|hop on|jump on|have) (?:a |an )?(?:quick |free |short )?(?:call|meeting|consultation|appointment|demo)|(?:want|need|like|get) (?:a |an )?(?:free )?(?:consultation|call|meeting)|(?:talk|speak) (?:to|with) (?:a |an )?(?:person|human|manager|someone|expert))${end}`,
)
/** A word for booking, which may also name a feature. */
const words = new RegExp(
  `${start}(?:консультаци[яюи]|запис(?:ь|и|ать)|заявк[ау]|заказать|бронь|встреча|звонок|менеджера?|оператора?|специалиста?|эксперта?|консультанта?|consultation|meeting|order|booking|manager|operator)${end}`,
  'iu',
)
/** A question about consultations or the time of an answer: «консультация платная?», «когда перезвоните?». */
const question = anyOf(
  `(?:когда|сколько|как (?:быстро|скоро|долго)|кто|зачем|how (?:much|long|soon|fast)|${start}when)${end}(?:(?! и )[^.,;!?]){0,40}(?:звон|свяж|связ|консультац|запис|набер|созвон|встреч|call|consultation|contact|get in touch)`,
  '(?:консультаци\\p{L}+|созвон|звонок|встреча)[^.,;!]{0,25}(?:платн|бесплатн|сколько|длится|займ[её]т|проход|да[её]т)',
  '(?:consultation|call|meeting)[^.,;!]{0,20}(?:free|paid|cost|take|last)\\s*\\?|(?:is|are) (?:it|the consultation) free',
  '(?:платн|бесплатн)\\p{L}+[^.,;!]{0,15}консультаци\\p{L}+\\s*\\?',
)
/** A question without its mark. */
const interrogative =
  /^(?:а |и |скажите,? |подскажите,? )?(?:за что|на что|о ч[её]м|кто|что|чем|как|как(?:ой|ая|ое|ие|ую)|где|куда|когда|сколько|почему|зачем|есть ли|what|who|why|when|where|how|which|is|are|do|does)(?!\p{L})/iu
/** Whether a clause of the message asks: «где вы находитесь, хочу приехать». */
export const asksInWords = (message: string): boolean =>
  message.includes('?') || message.split(/[.,;!\n]+/).some((it) => interrogative.test(it.trim()))

/** Whether a booking is all that the message asks for: «можно записаться?», but not «что нужно, чтобы …?» */
export function asksToBook(message: string): boolean {
  const asking = message.split(/(?<=[.!?\n])/).filter((it) => it.includes('?'))
  const isWish = (it: string) =>
    wordCount(it) < 4 && wishes.test(it) && !features.test(it) && !question.test(it)
  return asking.length > 0 && asking.every(isWish)
}

const agreement = /^(?:хочу|хотим|беру|интересно|годится|i want it)[.!]*$/i
const own =
  /(?:пиши|напиши|связ|мой|моя|мо[её]|ник(?!\p{L})|(?:телеграм|ватсап|ватсаб)\p{L}*[ыи]м(?!\p{L})|my|me(?![a-z]))/iu

const wordCount = (text: string) => text.trim().split(/\s+/).length

/** Whether the message leaves a contact to be used, and not an account to be looked at. */
export function leavesContact(message: string): boolean {
  const { phones, emails, messengers } = findContacts(message)
  if (phones.length + emails.length > 0) return true
  return messengers.length > 0 && (own.test(message) || wordCount(message) < 5)
}

/** Whether a visitor who is not booking yet wants to. */
export function wantsBooking({ message, state }: Question, asks: boolean): boolean {
  if (leavesContact(message)) return true
  if (question.test(message)) return false
  if (!features.test(message) && wishes.test(message)) return !refuses(message, 'start')
  // A complaint: «менеджер Азамат не отвечает».
  if (/(?:менеджер|специалист|эксперт)[^.!?]{0,20} (?:не |молчит|пропал)/iu.test(message))
    return false
  if (/запиш(?:и|ите) меня|перезвоните|консультацию/iu.test(message))
    return !refuses(message, 'start')
  const isAsked = message.includes('?') || interrogative.test(message)
  if (words.test(message) && !features.test(message) && !asks && !isAsked) {
    return !refuses(message, 'start')
  }
  const isCancelled = state.booking?.stage === 'cancelled'
  const isOffered = state.intent === 'offered' || (state.subjectId !== undefined && !isCancelled)
  const isAgreed = agreement.test(message.trim()) || agrees(message)
  return isOffered && !asks && wordCount(message) < 4 && isAgreed
}
