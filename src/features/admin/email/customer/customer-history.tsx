import { Link, useSearchParams } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { withParams } from '../../url-params'
import { placeholders, sourceLabel, statusAppearance } from '../../labels'
import { leadSummary } from '../../lead-details'
import { Moment } from '../../moment'
import { stripHidden } from '../../plain-text'
import type { CustomerRequest } from './customer-requests'

interface CustomerRequestsProps {
  requests: readonly CustomerRequest[]
  /** The opened email, whose thread is left out. */
  email: { id: string; thread_id: string }
}

export function CustomerRequests({ requests, email }: CustomerRequestsProps) {
  const [params] = useSearchParams()
  const others = requests.filter(({ thread_id }) => thread_id !== email.thread_id)
  return (
    <section>
      <h3 className="text-sm font-semibold">
        Другие обращения
        {others.length > 0 && (
          <span className="ml-2 font-normal text-muted-foreground">{others.length}</span>
        )}
      </h3>
      {others.length === 0 ? (
        <p className="mt-2 text-sm text-muted-foreground">Других обращений нет</p>
      ) : (
        <ul className="mt-2 -mr-3 -ml-3 space-y-0.5">
          {others.map((request) => (
            <li key={request.id}>
              <Link
                to={{ search: withParams(params, { email: request.id }).toString() }}
                className="block rounded-control px-3 py-2.5 transition-colors hover:bg-muted"
              >
                <span className="line-clamp-2 text-[0.9375rem] leading-snug [overflow-wrap:anywhere]">
                  {leadSummary(request.lead, request.interest) ||
                    stripHidden(request.subject ?? '') ||
                    placeholders.subject}
                </span>
                <span className="mt-1.5 flex flex-wrap items-center gap-2 text-caption text-muted-foreground">
                  <Badge variant={statusAppearance[request.status].badge}>
                    {statusAppearance[request.status].label}
                  </Badge>
                  {sourceLabel(request.source)}
                  <Moment iso={request.received_at} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
