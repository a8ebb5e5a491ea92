import {
  maximumNewsletterBodyBytes,
  newsletterRequestSchema,
  type NewsletterRequest,
} from '../_shared/contracts/newsletter.ts'
import { jsonResponse } from '../_shared/http/json-response.ts'
import { parseBody } from '../_shared/http/parse-body.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { readJson } from '../_shared/http/read-json.ts'
import type { Dependencies } from './dependencies.ts'
import { confirm, unsubscribe } from './follow-link.ts'
import { subscribe } from './subscribe.ts'

function perform(request: NewsletterRequest, headers: Headers, deps: Dependencies): Promise<void> {
  switch (request.action) {
    case 'subscribe':
      return subscribe(request, headers, deps)
    case 'confirm':
      return confirm(request.token, deps.database)
    case 'unsubscribe':
      return unsubscribe(request.token, deps.database)
  }
}

/**
 * Serves `POST /functions/v1/newsletter`: takes an address in and mails it a link, and follows such
 * links. The answer to a subscription never tells whether the address was known.
 */
export const createHandler = (deps: Dependencies) =>
  postEndpoint(async (httpRequest) => {
    const body = await readJson(httpRequest, maximumNewsletterBodyBytes)
    await perform(parseBody(newsletterRequestSchema, body), httpRequest.headers, deps)
    return jsonResponse({ ok: true })
  })
