import { chatRequestSchema, maximumChatBodyBytes } from '../_shared/contracts/chat.ts'
import { visibleTexts } from '../_shared/http/clean-text.ts'
import { jsonResponse } from '../_shared/http/json-response.ts'
import { parseBody } from '../_shared/http/parse-body.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { readJson } from '../_shared/http/read-json.ts'
import { converse } from './converse.ts'
import type { Dependencies } from './dependencies.ts'
import { eventStream, wantsEvents } from './event-stream.ts'
import { inPieces } from './in-pieces.ts'
import { takeIn } from './take-in.ts'

/**
 * Serves `POST /functions/v1/ai-chat`: a visitor's message in, the assistant's reply out, as JSON or, on
 * `Accept: text/event-stream`, word by word. What is refused is refused before a stream begins.
 */
export const createHandler = (deps: Dependencies) =>
  postEndpoint(async (httpRequest) => {
    const body = await readJson(httpRequest, maximumChatBodyBytes)
    const request = parseBody(chatRequestSchema, visibleTexts(body))
    const turn = await takeIn(request, httpRequest.headers, deps)

    if (!wantsEvents(httpRequest)) {
      if (!('taken' in turn)) return jsonResponse(turn)
      return jsonResponse(await converse(turn, deps, { signal: httpRequest.signal }))
    }
    return eventStream(async ({ send, signal }) => {
      const say = (text: string) => {
        for (const piece of inPieces(text)) send('delta', { text: piece })
      }
      if ('taken' in turn) {
        send('done', await converse(turn, deps, { say, signal }))
      } else {
        say(turn.response)
        send('done', turn)
      }
    })
  })
