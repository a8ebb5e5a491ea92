import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { siteMap } from '@/content/site-map'
import { openDialog } from '@/lib/page/dialog-events'
import { formatDate } from '@/lib/text/format-moment'
import { typography } from '@/lib/text/typography'
import { AnswerForm } from './answer-form'
import { cancellationOf, requestKind, requestState, requestTitle } from './request-texts'
import { type OwnRequest, useRequests, useThread } from './requests'
import { Thread } from './thread'

interface OwnRequestsProps {
  userId: string
  email: string
  name: string
  /** Called when there is nothing: the database grants nothing to a session that has ended either. */
  onNothing: () => void
}

/** The customer's requests: the list, or the one in the URL. */
export function OwnRequests({ userId, email, name, onNothing }: OwnRequestsProps) {
  const [params] = useSearchParams()
  const { data: requests, isError, refetch } = useRequests()
  const hasNothing = requests?.length === 0
  useEffect(() => {
    if (hasNothing) onNothing()
  }, [hasNothing, onNothing])
  if (isError) {
    return <Failure text="Не удалось загрузить обращения" onRetry={() => void refetch()} />
  }
  if (!requests) return <Loading />
  const opened = requests.find(({ id }) => id === params.get('request'))
  if (opened) return <OpenedRequest key={opened.id} userId={userId} request={opened} />
  if (hasNothing) return <NoRequests email={email} name={name} />
  return (
    <>
      <Button className="mb-5" onClick={() => ask(email, name)}>
        Новое обращение
      </Button>
      <RequestList requests={requests} />
    </>
  )
}

/** Under the account's address, or the request would not be listed here. */
const ask = (email: string, name: string) =>
  openDialog('consultation', { contact: { email, name } })

function RequestList({ requests }: { requests: readonly OwnRequest[] }) {
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
              to={`${siteMap.account.path}?request=${request.id}`}
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

function OpenedRequest({ userId, request }: { userId: string; request: OwnRequest }) {
  const { data: messages, isError, refetch } = useThread(request.id)
  const { state, next } = requestState(request)
  return (
    <section aria-labelledby="request-title">
      <Link
        to={siteMap.account.path}
        className="inline-flex min-h-11 items-center underline decoration-input underline-offset-4 hover:text-accent"
      >
        Все обращения
      </Link>
      <h2 id="request-title" className="mt-2 text-title font-semibold">
        {requestTitle(request)}
      </h2>
      <p className="mt-1 mb-6 text-muted-foreground">
        {[requestKind(request), state, next].filter(Boolean).join(' · ')}
      </p>
      {isError ? (
        <Failure text="Не удалось загрузить переписку" onRetry={() => void refetch()} />
      ) : messages ? (
        <Thread messages={messages} />
      ) : (
        <Loading />
      )}
      <AnswerForm userId={userId} requestId={request.id} cancellation={cancellationOf(request)} />
    </section>
  )
}

function NoRequests({ email, name }: { email: string; name: string }) {
  return (
    <div className="rounded-card border bg-card px-6 py-10 text-center">
      <p className="text-lead">Обращений с этого адреса пока нет</p>
      <p className="mx-auto mt-2 max-w-[34rem] text-balance text-muted-foreground">
        {typography(
          `Здесь появится всё, что вы отправите с адреса ${email}: заявки, записи на консультацию и письма с нашими ответами.`,
        )}
      </p>
      <Button size="large" className="mt-6" onClick={() => ask(email, name)}>
        Новое обращение
      </Button>
    </div>
  )
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-card border bg-card px-6 py-10 text-center">
      <p>{text}</p>
      <Button className="mt-4" onClick={onRetry}>
        Повторить
      </Button>
    </div>
  )
}

const Loading = () => (
  <div role="status" aria-label="Загрузка" className="space-y-3">
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-20 w-full" />
  </div>
)
