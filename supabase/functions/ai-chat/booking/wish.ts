import { findContacts, misspeltAddresses } from '../../_shared/chat/contact.ts'
import type { Question } from '../conversation.ts'
import { agrees, wantsToBook } from './acts.ts'

/** A question without its mark. */
const interrogative =
  /^(?:а |и |скажите,? |подскажите,? )?(?:за что|на что|о ч[её]м|кто|что|чем|как|как(?:ой|ая|ое|ие|ую)|где|куда|когда|сколько|почему|зачем|есть ли|what|who|why|when|where|how|which|is|are|do|does)(?!\p{L})/iu
/** Whether a clause of the message asks: «где вы находитесь, хочу приехать». */
export const asksInWords = (message: string): boolean =>
  message.includes('?') || message.split(/[.,;!\n]+/).some((it) => interrogative.test(it.trim()))

const wordCount = (text: string) => text.trim().split(/\s+/).length

/** Whether a booking is all that the message asks for: «можно записаться?», but not «что нужно, чтобы …?» */
export function asksToBook(message: string): boolean {
  const asking = message.split(/(?<=[.!?\n])/).filter((it) => it.includes('?'))
  return asking.length > 0 && asking.every((it) => wordCount(it) < 4 && wantsToBook(it))
}

const agreement = /^(?:хочу|хотим|беру|интересно|годится|i want it)[.!]*$/i
const own =
  /(?:пиши|напиши|связ|мой|моя|мо[её]|ник(?!\p{L})|(?:телеграм|ватсап|ватсаб)\p{L}*[ыи]м(?!\p{L})|my|me(?![a-z]))/iu

/** Whether the message leaves a contact to be used, and not an account to be looked at. */
export function leavesContact(message: string): boolean {
  const { phones, emails, messengers } = findContacts(message)
  if (phones.length + emails.length + misspeltAddresses(message).length > 0) return true
  return messengers.length > 0 && (own.test(message) || wordCount(message) < 5)
}

/** Whether a visitor who is not booking yet wants to. */
export function wantsBooking({ message, state }: Question, asks: boolean): boolean {
  if (leavesContact(message) || wantsToBook(message)) return true
  const isCancelled = state.booking?.stage === 'cancelled'
  const isOffered = state.intent === 'offered' || (state.subjectId !== undefined && !isCancelled)
  const isAgreed = agreement.test(message.trim()) || agrees(message)
  return isOffered && !asks && wordCount(message) < 4 && isAgreed
}
