import type { ChatState } from '../../supabase/functions/_shared/chat/chat-store.ts'
import type { Answer, Question } from '../../supabase/functions/ai-chat/conversation.ts'
import { inventedAmounts } from './amounts.ts'
import { plain, type EvalQuestion } from './question.ts'

/** The rules, or an LLM with the rules as fallback. */
export type Answerer = (question: Question) => Answer | Promise<Answer>

export interface Verdict {
  question: EvalQuestion
  text: string
  /** Empty if the answer is right. */
  faults: string[]
  /** Amounts in any of its answers that the site does not publish. */
  invented: string[]
}

/** Whether the text links to a page, or to a place on it. */
const linksTo = (text: string, path: string) =>
  text.includes(`](${path})`) || text.includes(`](${path}#`)

const has = (text: string, what: RegExp | string) =>
  typeof what === 'string' ? text.toLowerCase().includes(what.toLowerCase()) : what.test(text)

function faultsOf(question: EvalQuestion, text: string, answer: Answer): string[] {
  const { says = [], never = [], links = [], books, status } = question
  const { confirmed } = answer
  const isBooked = confirmed?.name === books?.name && confirmed?.contact === books?.contact
  return [
    ...says.filter((it) => !has(text, it)).map((it) => `does not say ${it}`),
    ...never.filter((it) => has(text, it)).map((it) => `says ${it}`),
    ...links
      .filter((group) => !group.split(' | ').some((path) => linksTo(text, path)))
      .map((it) => `does not link to ${it}`),
    ...(isBooked ? [] : [`books ${JSON.stringify(confirmed)}`]),
    ...(status && status !== answer.conversationStatus ? [`is ${answer.conversationStatus}`] : []),
    ...(text.trim() === '' ? ['says nothing'] : []),
  ]
}

/** Runs the conversation and judges the last answer; bookings and invented amounts count in all answers. */
export async function judge(question: EvalQuestion, answerer: Answerer): Promise<Verdict> {
  const turns = [question.ask].flat()
  const history: Question['history'][number][] = []
  const faults: string[] = []
  const invented: string[] = []
  let state: ChatState = {}
  let text = ''
  for (const [index, message] of turns.entries()) {
    const answer = await answerer({ message, history: [...history], state })
    text = plain(answer.text)
    invented.push(...inventedAmounts(text))
    if (index === turns.length - 1) faults.push(...faultsOf(question, text, answer))
    else if (answer.confirmed) faults.push(`books at «${message}»`)
    state = answer.state
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
  }
  return { question, text, faults, invented }
}
