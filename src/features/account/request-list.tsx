import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { siteMap } from '@/content/site-map'
import { formatDate } from '@/lib/text/format-moment'
import { requestKind, requestState, requestTitle } from './request-texts'
import type { OwnRequest } from './requests'

/** The path of one request. */
export const requestPath = (id: string): string => `${siteMap.account.path}?request=${id}`

/** The customer's requests, newest first. */
export function RequestList({ requests }: { requests: readonly OwnRequest[] }) {
  return (
    <ul
      aria-label="Ваши обращения"
      className="divide-y overflow-hidden rounded-card border bg-card"
    >
      {requests.map((request) => {
        const { state, next } = requestState(request)
        return (
          <li key={request.id}>
            <Link
              to={requestPath(request.id)}
              className="flex items-center gap-4 px-5 py-4 transition-colors hover:bg-muted/60"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium [overflow-wrap:anywhere]">
                  {requestTitle(request)}
                </span>
                <span className="mt-0.5 block text-sm text-muted-foreground">
                  {[requestKind(request), formatDate(request.asked_at), state, next]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
