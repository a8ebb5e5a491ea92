import {
  type ClientError,
  clientErrorType,
  placeIn,
  plainMessage,
  plainName,
} from '@contracts/client-error.ts'
import { pageAt } from '@/content/navigation'
import { env } from '@/lib/backend/env'

/** What operators learn of an error; undefined where the page is not to blame. */
function describe(thrown: unknown): ClientError | undefined {
  const error = thrown instanceof Error ? thrown : undefined
  const { name = 'Error', message = '', stack = '' } = error ?? {}
  if (stack.includes('-extension://')) return undefined
  return {
    name: plainName(name),
    message: plainMessage(message),
    // The message, which begins some stacks, may name a file, too.
    place: placeIn(stack.replace(message, '')),
    page: pageAt(location.pathname) ? location.pathname : 'other',
  }
}

const sent = new Set<string>()

/** The most that one page reports: the first errors tell, the others follow from them. */
const mostReports = 5

/** Reports an error to the operators, once a page. Never fails: nothing can be done about it. */
export function reportError(thrown: unknown): void {
  const error = describe(thrown)
  const key = JSON.stringify(error)
  if (!error || sent.size === mostReports || sent.has(key)) return
  sent.add(key)
  const { page, ...body } = error
  // Among the Reporting API's reports: the functions of an older release leave it out.
  fetch(`${env.supabaseUrl}/functions/v1/csp-report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ type: clientErrorType, url: page, body }]),
    keepalive: true,
  }).catch(() => {})
}
