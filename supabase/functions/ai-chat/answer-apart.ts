import type { ChatState } from '../_shared/chat/chat-store.ts'
import type { ChatRequest } from '../_shared/contracts/chat.ts'
import { chatLimits } from '../_shared/contracts/chat-limits.ts'
import type { Answerers } from './answer.ts'
import type { Answer, Question } from './conversation.ts'
import { answerCall, asksForPerson } from './person.ts'

/*
 * A session whose id could be guessed. What the server knows of it is for the staff: whoever guesses the id may not
 * hear it. So its visitor is answered by what their own client sends along, and by the rules alone: a language model
 * is not asked on a client's word.
 */

/** Answers a message by the rules; a person who is asked for could not be heard. */
export const answerApart = (question: Question, consult: Answerers['consult']): Answer =>
  asksForPerson(question) ? answerCall(question, false, false) : consult(question)

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
    const { text, confirmed, ...answer } = answerApart(
      { message, history: [...told], state },
      consult,
    )
    told.push({ role, content: message }, { role: 'assistant', content: text })
    // Somebody who goes on after their yes has not been booked.
    const booking = confirmed && { stage: 'confirming' as const, ...confirmed }
    state = { ...answer.state, ...(booking && { booking }) }
  }
  return { history: told, state }
}
