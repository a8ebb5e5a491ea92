import { hoursText } from '@contracts/working-time-text.ts'
import { isWorkingTime } from '@contracts/working-time.ts'
import { openForm } from '../form/form.ts'
import { contactIn } from '../form/said.ts'
import { bookingTexts } from '../form/texts.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { isYes } from '../language/short-answers.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { langOf, type Lang } from '../language/lang.ts'
import { texts } from './texts.ts'
import { classify } from '../search/classify.ts'

/* A visitor who asks for a person, or says that the answer missed the point, is handled before the rules and
   the language model. */

/** Above this likelihood a message asks for a person rather than for a call or about the team. */
const meansPerson = 0.1

const dissatisfied =
  /^(?:нет|неа|да нет)?[\s,.!–—-]*(?:(?:это|опять|снова|всё|все|совсем)\s+)*(?:не\s+(?:то|об\s+этом|о\s+том|про\s+то|это|в\s+тему)(?:\s+(?:спрашивал\p{L}*|спросил\p{L}*|имел\p{L}*|хотел\p{L}*))?|(?:вы|ты)\s+(?:меня\s+)?не\s+понял\p{L}*(?:\s+\p{L}+)?|(?:вы|ты)\s+не\s+ответил\p{L}*(?:\s+\p{L}+){0,3}|я\s+(?:не\s+(?:о\s+том|про\s+то|об\s+этом)|не\s+это)\s+(?:спрашивал|спросил|имел)\p{L}*(?:\s+\p{L}+)?|бесполезно)[\s.!]*$/iu
const dissatisfiedEnglish =
  /^(?:no|nope)?[\s,.!–—-]*(?:(?:that'?s|this is|it'?s|that is)\s+)?(?:not\s+(?:what\s+i\s+(?:asked|meant|want(?:ed)?)(?:\s+for)?|it|that)|you\s+(?:did\s*n[o'’]t|do\s*n[o'’]t)\s+(?:understand|answer)(?:\s+\w+){0,3}|useless)[\s.!]*$/i

/** The state's `intent` after offering a person: «да» accepts. */
const offered = 'personOffered'

const hours = (lang: Lang) =>
  `${hoursText(catalogue.workingHours, lang)} ${catalogue.clockName[lang]}`

const ru = {
  called:
    'Зову коллегу: сейчас кто-нибудь подключится к разговору. Пока ждёте, опишите задачу — я передам. А если спешите, оставьте телефон, email или ник в мессенджере, и мы свяжемся с вами сами.',
  absent: 'Сейчас менеджеры не в сети.',
  busy: 'Сейчас все менеджеры заняты.',
  hours: `Работаем ${hours('ru')}.`,
  unheard: 'Подключить коллегу к этому окну я не могу.',
  /** To a visitor who has booked. */
  toBooked: (number: string) =>
    `Менеджер увидит ваше сообщение вместе с\u00a0заявкой №\u00a0${number}: что передать?`,
  offer:
    'Похоже, я понял вас неверно. Могу позвать человека; или напишите, пожалуйста, вопрос другими словами.',
}

const en: typeof ru = {
  called:
    'I am calling a colleague, who will join in a moment. Meanwhile, tell me about your task and I will pass it on. If you are in a hurry, leave a phone number, an e-mail or a messenger name, and we will get back to you.',
  absent: 'None of my colleagues is online right now.',
  busy: 'All my colleagues are busy right now.',
  hours: `We work ${hours('en')}.`,
  unheard: 'I cannot bring a colleague into this window.',
  toBooked: (number) =>
    `A manager will see your message together with request no. ${number}: what shall I pass on?`,
  offer:
    'It seems that I got you wrong. I can call a person for you; or please put your question in other words.',
}

const sayings: Record<Lang, typeof ru> = { ru, en }

/** Whether the visitor asks for a person, or accepts the offer of one. */
export function asksForPerson(question: Question): boolean {
  if (question.state.intent === offered && isYes(question)) return true
  return (classify(question.message).get('talk/person') ?? -1) > meansPerson
}

/** Whether the message only says that the last answer did not help. */
export function isDissatisfied({ message, history, state }: Question): boolean {
  if (state.booking || !history.some(({ role }) => role === 'assistant')) return false
  return dissatisfied.test(message.trim()) || dissatisfiedEnglish.test(message.trim())
}

export function offerPerson(question: Question): Answer {
  const lang = langOf(question)
  const { person, services, prices } = texts[lang].chips
  return {
    text: sayings[lang].offer,
    suggestions: [person, services, prices],
    state: { subjectId: question.state.subjectId, intent: offered },
  }
}

/** @param isComing whether staff were called @param isHeard whether their messages reach the visitor */
export function answerCall(question: Question, isComing: boolean, isHeard = true): Answer {
  const { subjectId, booked } = question.state
  const lang = langOf(question)
  const said = sayings[lang]
  if (isComing) {
    // With a contact the visitor can be called back if nobody comes.
    const form = contactIn(question.message) && openForm('consultation', question)
    const state = { subjectId, called: true }
    return { text: said.called, state, person: 'called', ...(form && { form }) }
  }
  const absent = isWorkingTime(catalogue.workingHours, Date.now()) ? said.busy : said.absent
  const text = isHeard ? `${absent} ${said.hours}` : said.unheard
  const state = { subjectId }
  if (!booked) return { text, state, form: openForm('consultation', question) }
  const topic = bookingTexts[lang].aboutBooked(booked.number, '')
  return {
    text: `${text} ${said.toBooked(booked.number)}`,
    state,
    form: { ...openForm('message', question), topic },
  }
}
