import type { ModelUsage } from '../_shared/chat/store-answer.ts'
import { isConfirmation, isRefusal } from './booking.ts'
import type { Answer, Question } from './conversation.ts'
import { answerByModel, type Listener, type Model } from './model/answer-by-model.ts'
import { createMeter } from './model/meter.ts'
import { ModelError } from './model/model-error.ts'

/** What answers in this copy of the function. */
export interface Answerers {
  /** The rules: they always have an answer. */
  consult: (question: Question) => Answer
  model?: Model | undefined
}

/** What models have used today, on the whole site. */
export interface Spent {
  tokensToday: number
  costMicrosToday: number
}

/** An answer and where it comes from. */
export interface Answered {
  answer: Answer
  answeredBy: 'rules' | 'model'
  /** What has been said of it already. */
  said: string
  usage?: ModelUsage | undefined
}

const isSpent = ({ budget }: Model['settings'], spent: Spent) =>
  spent.tokensToday >= budget.tokens ||
  (budget.costMicros !== undefined && spent.costMicrosToday >= budget.costMicros)

/** A shown booking is confirmed or declined by code alone: no model is asked. */
const settlesBooking = ({ state, message }: Question) =>
  state.booking?.stage === 'confirming' && (isConfirmation(message) || isRefusal(message))

// An endpoint's own words, or an argument's, may be the visitor's: only the kind of failure is logged.
function reasonOf(error: unknown): string {
  if (error instanceof ModelError) return error.message
  if (!(error instanceof Error)) return typeof error
  return error.name === 'Error' ? error.constructor.name : error.name
}

/**
 * Answers a message: by the model if there is one, its budget is not spent and it succeeds, else by the
 * rules. When the visitor leaves, what they have read so far is the answer.
 */
export async function answerQuestion(
  question: Question,
  { consult, model }: Answerers,
  spent: Spent,
  { say, signal }: Listener,
): Promise<Answered> {
  const byRules = (usage?: ModelUsage): Answered => ({
    answer: consult(question),
    answeredBy: 'rules',
    said: '',
    usage,
  })
  if (!model || settlesBooking(question)) return byRules()
  if (isSpent(model.settings, spent)) {
    console.warn('the rules answer: the model’s budget for today is spent')
    return byRules()
  }

  const meter = createMeter(model.settings)
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(model.settings.timeoutMs)])
  let said = ''
  try {
    const listener: Listener = {
      signal: deadline,
      ...(say && {
        say: (text: string) => {
          said += text
          say(text)
        },
      }),
    }
    const answer = await orAbort(answerByModel(question, model, listener, meter.count), deadline)
    return { answer, answeredBy: 'model', said, usage: meter.usage() }
  } catch (error) {
    if (signal.aborted && said.trim()) {
      const answer: Answer = {
        text: said.trim(),
        conversationStatus: 'active',
        suggestions: [],
        state: { ...question.state, booking: undefined },
      }
      return { answer, answeredBy: 'model', said, usage: meter.usage() }
    }
    if (!signal.aborted) console.error('the rules answer, the model’s answer:', reasonOf(error))
    return { ...byRules(meter.usage()), said }
  }
}

/** Rejects as soon as the signal says so: the client's pause before a retry does not listen to it. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
    if (signal.aborted) abort()
  })
}
