import { catalogue } from '../_shared/catalogue/catalogue.ts'
import type { ChatRequest } from '../_shared/contracts/chat.ts'
import { chatLimits } from '../_shared/contracts/chat-limits.ts'
import type { Answerers } from './answer.ts'
import type { Answer, Question } from './conversation.ts'
import { asksForPerson } from './person.ts'
import { langOf, type Lang } from './rules/lang.ts'
import { hoursGenitive } from './rules/plural.ts'
import { texts } from './rules/texts.ts'

/** Where to write instead of booking here. */
const byEmail: Record<Lang, (email: string, hours: number) => string> = {
  ru: (email, hours) =>
    `В этом окне я не могу принять запись и позвать человека: разговор здесь не запоминается. Напишите на ${email} или оставьте заявку на странице [Услуги](/services): менеджер ответит в течение ${hoursGenitive(hours)} в рабочее время.`,
  en: (email, hours) =>
    `I cannot take a booking or call a person in this window, because nothing said here is remembered. Write to ${email} or leave a request on [the page of services](/services): a manager will answer within ${hours} hours in working time.`,
}

/**
 * Answers a message of a session whose id could be guessed, and keeps nothing: there is no conversation that
 * whoever guesses it could go on with, no booking, and no name or number to be told. By the rules alone, which
 * read the client's own history; a language model is not asked on its word.
 */
export function answerWithoutMemory(
  { message, history }: Pick<ChatRequest, 'message' | 'history'>,
  consult: Answerers['consult'],
): Answer {
  const question: Question = { message, history: history.slice(-chatLimits.history), state: {} }
  const lang = langOf(message, question.history)
  const found = consult(question)
  const { booking } = found.state
  const wantsMore = found.confirmed ?? booking ?? found.person
  const { company, promises } = catalogue
  const isAnswer = wantsMore === undefined && !asksForPerson(question)
  return {
    text: isAnswer ? found.text : byEmail[lang](company.email, promises.consultationHours),
    conversationStatus: isAnswer ? found.conversationStatus : 'active',
    suggestions: isAnswer ? found.suggestions.filter((it) => it !== texts[lang].chips.book) : [],
    state: {},
  }
}
