import { Layers } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { plural } from '@contracts/russian.ts'
import { z } from '@contracts/zod.ts'
import { Button } from '@/components/ui/button'
import { makeUuid } from '@/lib/uuid'
import { kindLabels, kindOf, placeholders } from '../../lib/labels'
import { leadSummary } from '../../lib/lead-details'
import { stripHidden } from '../../lib/plain-text'
import { whoIs } from '../../lib/sender'
import { withParams } from '../../lib/url-params'
import { Moment } from '../../parts/moment'
import { useJoinRequests } from '../../triage/join-requests'
import { useCustomer } from '../customer/customer-requests'
import type { EmailDetail } from '../email-requests'

/** The state of a history entry that opens a conversation in order to answer it. */
const answering = z.object({ answersJoined: z.literal(true) })

export const answersJoined = (state: unknown) => answering.safeParse(state).success

const addressOf = ({ from_email }: { from_email: string | null }) => from_email?.toLowerCase()

interface OpenRequestsProps {
  email: EmailDetail
  onAnswer: () => void
}

/**
 * The customer's other requests that wait: they are joined with this one, or answered together, which is the same with
 * a reply. Those from another address stand by themselves, as one reply would not reach both.
 */
export function OpenRequests({ email, onAnswer }: OpenRequestsProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { data: customer } = useCustomer(email)
  const join = useJoinRequests()
  const [left, setLeft] = useState<readonly string[]>([])
  const others =
    customer?.requests.filter(
      ({ thread_id, waits_until, is_suspicious }) =>
        thread_id !== email.id && waits_until !== null && !is_suspicious,
    ) ?? []
  if (others.length === 0) return null
  const canJoin = (other: { from_email: string | null }) =>
    email.waits_until !== null && addressOf(other) === addressOf(email)
  const joined = others.filter((other) => canJoin(other) && !left.includes(other.id))
  const run = async (answers: boolean) => {
    const emailIds = [email.id, ...joined.map(({ id }) => id)]
    const change = { emailIds, to: null, changeId: makeUuid(), who: whoIs(email) }
    // The query cache reports a failure.
    const firstId = await join.mutateAsync(change).catch(() => null)
    if (firstId === null) return
    if (firstId === email.id) return answers ? onAnswer() : undefined
    await navigate(
      { search: withParams(params, { email: firstId }).toString() },
      { replace: true, ...(answers && { state: { answersJoined: true } }) },
    )
  }
  return (
    <section
      aria-label="Другие открытые обращения клиента"
      className="rounded-card border border-accent/40 bg-accent/5 px-4 py-3 text-sm"
    >
      <p className="flex items-center gap-2 font-medium">
        <Layers aria-hidden className="size-4.5 shrink-0 text-accent" />
        <span>
          {`Клиент ждёт ответа ещё на ${others.length} ${plural(others.length, 'обращение', 'обращения', 'обращений')}`}
        </span>
      </p>
      <ul className="mt-1">
        {others.map((other) => (
          <li key={other.id} className="flex min-h-11 items-center gap-3">
            {canJoin(other) && (
              <label className="-m-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  className="size-4.5 cursor-pointer accent-accent"
                  aria-label={`Вместе: ${titleOf(other)}`}
                  checked={!left.includes(other.id)}
                  onChange={({ target }) =>
                    setLeft(
                      target.checked ? left.filter((id) => id !== other.id) : [...left, other.id],
                    )
                  }
                />
              </label>
            )}
            <span className="min-w-0 flex-1 truncate">
              <Link
                to={{ search: withParams(params, { email: other.id }).toString() }}
                className="underline underline-offset-3"
              >
                {titleOf(other)}
              </Link>
              <span className="text-muted-foreground"> · {kindLabels[kindOf(other)]}</span>
            </span>
            <Moment iso={other.received_at} className="shrink-0 text-muted-foreground" />
          </li>
        ))}
      </ul>
      {others.some(canJoin) && (
        <fieldset
          disabled={join.isPending || joined.length === 0}
          className="mt-1 flex flex-wrap gap-2"
        >
          <Button
            variant="secondary"
            aria-busy={join.isPending}
            title="Обращения станут одной перепиской: один ответ и один срок, самый ранний"
            onClick={() => void run(true)}
          >
            Ответить на все
          </Button>
          <Button variant="secondary" onClick={() => void run(false)}>
            Объединить обращения
          </Button>
        </fieldset>
      )}
    </section>
  )
}

type Request = Parameters<typeof kindOf>[0] & {
  lead: unknown
  interest: string | null
  subject: string | null
}

const titleOf = ({ lead, interest, subject }: Request) =>
  leadSummary(lead, interest) || stripHidden(subject ?? '') || placeholders.subject
