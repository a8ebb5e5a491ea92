import type { ChatReply } from '../_shared/contracts/chat.ts'
import { chatLimits } from '../_shared/contracts/chat-limits.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { answerQuestion } from './answer.ts'
import { book } from './book.ts'
import type { Question } from './conversation.ts'
import type { Dependencies } from './dependencies.ts'
import type { Listener } from './model/answer-by-model.ts'
import { replyOf } from './reply.ts'
import type { Turn } from './take-in.ts'

async function settle(turn: Turn, deps: Dependencies, listener: Listener): Promise<ChatReply> {
  const { request, messageId, taken } = turn
  const question: Question = {
    message: request.message,
    history: taken.history.slice(-deps.chat.history),
    state: taken.state,
  }
  // The client's word for what was said before counts only where the server has none, for the rules
  // alone: it could put anything into the assistant's mouth.
  const consult = (asked: Question) =>
    deps.consult(
      asked.history.length > 0
        ? asked
        : { ...asked, history: request.history.slice(-chatLimits.history) },
    )
  const answered = await answerQuestion(question, { consult, model: deps.model }, taken, listener)
  const answer = await book(answered.answer, turn, deps)
  const reply = replyOf(answer)

  const { said } = answered
  const unsaid = reply.response.startsWith(said) ? reply.response.slice(said.length) : ''
  listener.say?.(unsaid)
  const stored = await deps.store.storeAnswer({
    sessionId: request.sessionId,
    messageId,
    reply,
    state: answer.state,
    answeredBy: answered.answeredBy,
    usage: answered.usage,
  })
  if (!stored) throw new HttpError('chat_busy')
  return stored
}

/**
 * Answers a message that was taken in, and stores the answer. Whatever goes wrong, the conversation is
 * not left waiting for an answer that will not come.
 *
 * @throws HttpError when there is no answer: the visitor may send the message again
 */
export async function converse(
  turn: Turn,
  deps: Dependencies,
  listener: Listener,
): Promise<ChatReply> {
  try {
    return await settle(turn, deps, listener)
  } catch (error) {
    const { sessionId } = turn.request
    await deps.store.releaseMessage(sessionId, turn.messageId).catch((failure: unknown) => {
      console.error('a message stays taken until its lease runs out:', failure)
    })
    throw error
  }
}
