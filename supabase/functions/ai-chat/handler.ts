import { chatRequestSchema, maximumChatBodyBytes } from '../_shared/contracts/chat.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { jsonResponse, postEndpoint } from '../_shared/http/endpoint.ts'
import { visibleTexts } from '../_shared/contracts/text.ts'
import { eventStream, splitForStream, wantsEvents } from './event-stream.ts'
import { answerTurn, takeMessage, type Dependencies } from './turn.ts'

/**
 * Serves `POST /functions/v1/ai-chat`: answers a visitor's message, as JSON or, with `Accept: text/event-stream`,
 * piece by piece. A refusal is sent before a stream begins.
 */
export const createHandler = (deps: Dependencies) =>
  postEndpoint(async (httpRequest) => {
    const body = await readJson(httpRequest, maximumChatBodyBytes)
    const request = parseBody(chatRequestSchema, visibleTexts(body))
    const turn = await takeMessage(request, httpRequest.headers, deps)

    if (!wantsEvents(httpRequest)) {
      if (!('taken' in turn)) return jsonResponse(turn)
      return jsonResponse(await answerTurn(turn, deps, { signal: httpRequest.signal }))
    }
    return eventStream(async ({ send, signal }) => {
      const say = (text: string) => {
        for (const piece of splitForStream(text)) send('delta', { text: piece })
      }
      if ('taken' in turn) {
        send('done', await answerTurn(turn, deps, { say, signal }))
      } else {
        say(turn.response)
        send('done', turn)
      }
    })
  })
