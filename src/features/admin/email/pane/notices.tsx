import { ShieldAlert, UserRoundPlus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { type EmailDetail, useEmail, useJoinThread } from '../email-requests'
import { senderOf } from '../../lib/sender'
import { useTriage } from '../../triage/triage-requests'
import { withParams } from '../../lib/url-params'

/**
 * Says that an email seems to answer in another thread, or refers to one to which its sender does not belong, and lets
 * staff add it.
 */
export function RelatedThread({ email, threadId }: { email: EmailDetail; threadId: string }) {
  const [params] = useSearchParams()
  const join = useJoinThread()
  const { data: first } = useEmail(threadId, false)
  if (!first) return null
  const search = withParams(params, { email: first.id })
  const { name, email: address, phone } = senderOf(first)
  const isSamePerson =
    email.authentication !== 'fail' &&
    email.from_email?.toLowerCase() === first.from_email?.toLowerCase()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-accent/40 bg-accent/5 px-4 py-3 text-sm">
      <UserRoundPlus aria-hidden className="size-4.5 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        {isSamePerson
          ? 'Похоже, это ответ в другой переписке того же отправителя:'
          : 'Новый отправитель ссылается на чужую переписку:'}{' '}
        <Link to={{ search: search.toString() }} className="underline underline-offset-3">
          {unbrokenPhones(name ?? address ?? phone ?? 'другой клиент')}
        </Link>
      </p>
      <Button
        variant="secondary"
        aria-busy={join.isPending}
        disabled={join.isPending}
        onClick={() => join.mutate(email.id)}
      >
        Присоединить к переписке
      </Button>
    </div>
  )
}

export function SuspicionNotice({ email }: { email: EmailDetail }) {
  const triage = useTriage([email])
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border px-3.5 py-1 text-sm">
      <ShieldAlert aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 basis-64">
        Подозрительное: таких обращений за короткое время пришло необычно много.
      </p>
      <Button
        variant="ghost"
        aria-busy={triage.isBusy}
        disabled={triage.isBusy}
        onClick={() => triage.clearSuspicion([email.id])}
      >
        Снять пометку
      </Button>
    </div>
  )
}
