import type { ChatState } from '../_shared/chat/chat-store.ts'
import type { ChatRequest } from '../_shared/contracts/chat.ts'
import { chatLimits } from '../_shared/contracts/chat-limits.ts'
import type { Answerers } from './answer.ts'
import type { Answer, Question } from './conversation.ts'
import { answerToQuestions, askInPlaceOf } from './booking/questions.ts'
import { answerCall, asksForPerson } from './person.ts'

/*
 * A session whose id could be guessed. What the server knows of it is for the staff, not for a client that has guessed
 * the id. So its visitor is answered by what their own client sends along, and by the rules alone: a language model
 * is not asked on a client's word.
 */

/**
 * Answers a message by the rules; a person who is asked for could not be heard. A booking goes by questions: a form
 * would show what is known to who guessed the id.
 */
export function answerApart(question: Question, consult: Answerers['consult']): Answer {
  const booked = answerToQuestions(question, consult)
  if (booked) return booked
  const answer = asksForPerson(question) ? answerCall(question, false, false) : consult(question)
  return answer.form ? askInPlaceOf(answer.form, question, answer) : answer
}

/**
 * What a conversation has come to by what its visitor has said: their messages answered once more. What the client
 * has put into the assistant's mouth does not count.
 *
 * @param history the client's
 */
export function recall(
  history: ChatRequest['history'],
  consult: Answerers['consult'],
): { history: Question['history'][number][]; state: ChatState } {
  const told: Question['history'][number][] = []
  let state: ChatState = {}
  for (const { role, content } of history.slice(-chatLimits.history)) {
    const message = content.slice(0, chatLimits.message).trim()
    if (role !== 'user' || !message) continue
    const answer = answerApart({ message, history: [...told], state }, consult)
    told.push({ role, content: message }, { role: 'assistant', content: answer.text })
    // A conversation that went on after the yes was not booked by it.
    state = answer.booking ? { ...answer.state, booking: state.booking } : answer.state
  }
  return { history: told, state }
}
