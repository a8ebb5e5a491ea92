import type { Catalogue } from '../../_shared/catalogue/types.ts'
import { findContacts } from '../../_shared/chat/contact.ts'
import { readName } from './names.ts'
import { takeTime } from './times.ts'
import { readQuestion } from '../search/find.ts'

/** What visitors say of the booking itself, and not of what they want to talk about. */
const aboutBooking =
  'консультация запись запишите позовите человек человека живой оператор сотрудник соедините связаться телефон почта менеджер специалист ответить звонок встреча когда график имя ' +
  'без ждет ждать имени именем фамилия напишите пишите кто кем кого кому поговорить сколько заявка вопрос обсудить проект заказать начать наберите удобно время сделать созвон телеграм ватсап дорого жазып коюңуз бишкек ош астана алматы ' +
  'book call person human manager someone talk speak consultation please telegram better'

let bookingTerms: ReadonlySet<string> | undefined

/** The part of a message that says what it is about, in the visitor's words; undefined without one. */
function wordsOf(catalogue: Catalogue, message: string): string | undefined {
  bookingTerms ??= new Set(readQuestion(catalogue, aboutBooking).map(({ term }) => term))
  const known = bookingTerms
  const { phones, emails, messengers } = findContacts(message)
  const contacts = [...phones, ...emails, ...messengers.map(({ written }) => written)]
  const free = contacts.reduce((left, it) => left.replaceAll(it, ' , '), message)
  const parts = takeTime(free).rest.split(/[.,;:!?\n]+|\s[–—-]\s/)
  const saying = parts
    .map((it) => it.trim())
    .filter((part) => {
      if (readName(part, 'listed')) return false
      return readQuestion(catalogue, part).some(
        ({ term, isKnown, isCorrected }) => isKnown && !isCorrected && !known.has(term),
      )
    })
  return saying.join(', ') || undefined
}

/** Whether a topic names a service, and not only the visitor's words. */
export const namesService = (topic: string | undefined) => topic?.endsWith('»') ?? false

/**
 * What a booking is about, for the managers: «Брендинг: «логотип для кофейни»».
 *
 * @param title of what the conversation is about
 * @param messages the visitor's, the latest first
 */
export function topicOfBooking(
  catalogue: Catalogue,
  title: string | undefined,
  messages: readonly string[],
): string | undefined {
  const words = messages.map((it) => wordsOf(catalogue, it)).find((it) => it !== undefined)
  if (!words) return title
  return title ? `${title}: «${words}»` : words
}
