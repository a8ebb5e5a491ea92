import { soldPackage } from '../../sold.ts'
import {
  choice,
  eventOf,
  says,
  stream,
  textChunks,
  told,
  type CompletionRequest,
  type Reply,
} from '../openai-fake.ts'

/* What providers of models do beyond OpenAI's protocol, as their documents, sources and users say. */

export const answer = 'Да, мы делаем корпоративные сайты. Расскажете о проекте?'

export const search = { query: 'корпоративный сайт' }
export const service = { serviceId: soldPackage.service }
export const done = 'data: [DONE]\n\n'
export const body = (...events: string[]) => stream(events.join(''))
export const spoken = (text = answer) => textChunks(text).map(eventOf)
export const end = (reason: string | null = 'stop') => eventOf(choice({}, reason))
export const raw = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`

/** A stream that stays open after these events, for as long as a test lasts. */
export const openStream = (...events: string[]) =>
  stream(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(events.join('')))
      },
    }),
  )

export const call = (
  index: unknown,
  id: unknown,
  name: string,
  input: unknown,
  more: object = {},
) => ({
  ...(index !== undefined && { index }),
  ...(id !== undefined && { id }),
  type: 'function',
  function: {
    name,
    arguments: typeof input === 'object' ? JSON.stringify(input) : input,
  },
  ...more,
})
export const callStream =
  (...pieces: object[][]): Reply =>
  () =>
    told(
      pieces.map((tool_calls) => choice({ tool_calls })),
      'tool_calls',
      {},
    )

export const refusing =
  (
    status: number,
    refusal: unknown,
    isRefused: (request: CompletionRequest) => boolean,
    otherwise: Reply = says(answer),
  ): Reply =>
  (signal, request) =>
    isRefused(request) ? Response.json(refusal, { status }) : otherwise(signal, request)

const isOneCall = ({ messages }: CompletionRequest) => messages.some(({ role }) => role === 'tool')
export const twoSteps =
  (first: Reply, second: Reply = says(answer)): Reply =>
  (signal, request) =>
    (isOneCall(request) ? second : first)(signal, request)

export interface Behaviour {
  provider: string
  /** Where it is written down. */
  source: string
  reply: Reply
  /** Whether the rules have to answer. */
  isFailure?: true
  /** Requests until the answer. */
  requests: number
}

/** An answer in a provider's way. */
export const by = (
  provider: string,
  source: string,
  reply: Reply,
  { requests = 1, isFailure }: { requests?: number; isFailure?: true } = {},
): Behaviour => ({ provider, source, reply, requests, ...(isFailure && { isFailure }) })

/** How usage is reported; the budget has to hold with each. */
export const usages: Readonly<Record<string, unknown>> = {
  none: null,
  zeros: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  'nulls and a total': { prompt_tokens: null, completion_tokens: null, total_tokens: 900 },
  absurd: { prompt_tokens: 1e300, completion_tokens: -5, total_tokens: 'viele' },
}
