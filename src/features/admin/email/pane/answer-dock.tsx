import { LockKeyhole, MessageCircle, PhoneCall, Reply } from 'lucide-react'
import { use, useState } from 'react'
import { phonesOf } from '@contracts/phone.ts'
import { Button, buttonVariants } from '@/components/ui/button'
import { messengerUrl } from '../../lib/lead-details'
import { useCommands } from '../../commands/use-commands'
import { AdvanceContext } from '../../triage/advance'
import { useTriage } from '../../triage/triage-requests'
import type { Customer } from '../customer/customer-requests'
import { type EmailDetail, type ThreadEmail, useAddNote } from '../email-requests'
import { NoteComposer, noteDrafts } from '../notes/note-composer'
import { ReplyComposer } from '../reply/reply-composer'
import { answerAddresses } from '../reply/reply-recipients'
import { toast } from '@/lib/toast'
import { makeUuid } from '@/lib/uuid'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { nextMorning } from '../../lib/snooze-times'
import { replyDrafts, replyFiles } from '../reply/use-reply-draft'
import { type Sender, senderOf } from '../../lib/sender'
import { useViewer } from '../../lib/viewer'

/** Which composer is open, for which email if the user chose one, and whether it begins with the templates. */
export interface OpenComposer {
  answer?: 'reply' | 'note'
  answeredId?: string | undefined
  fromTemplate?: boolean
  /** Another one begins the composer again, with what was restored. */
  resumption?: string
}

interface AnswerDockProps {
  email: EmailDetail
  thread: readonly ThreadEmail[] | undefined
  customer: Customer | null | undefined
  answering: OpenComposer
  onAnswer: (answering: OpenComposer) => void
}

export function AnswerDock(props: AnswerDockProps) {
  const { email, thread, customer, answering, onAnswer } = props
  const { userId } = useViewer()
  const { answer, answeredId, fromTemplate = false, resumption = '' } = answering
  const hasDraft = ({ id }: ThreadEmail) =>
    [replyDrafts, replyFiles].some((drafts) => drafts.load(userId, id) !== undefined)
  // What the user chose or began; otherwise the customer's latest email.
  const answerable = thread?.filter((each) => answerAddresses(each).length > 0) ?? []
  const answered =
    answerable.find(({ id }) => id === answeredId) ?? answerable.find(hasDraft) ?? answerable[0]
  const isOnlyWay = thread !== undefined && !answered
  const advance = use(AdvanceContext)
  const show = (next: OpenComposer) => {
    // Back to a composer that is already open.
    document.querySelector<HTMLElement>('[data-composer] textarea')?.focus()
    onAnswer(next)
  }
  const note = () => show({ answer: 'note' })
  /** Always opens something to type in: after an ignored key, the text typed next would run as commands. */
  const begin = (from: OpenComposer) => {
    if (!isOnlyWay) return show({ answer: 'reply', answeredId: answered?.id, ...from })
    toast.info(noAddressText(senderOf(email)))
    note()
  }
  const reply = () => begin({})
  const templates = () => begin({ fromTemplate: true })
  useCommands(() => ({ reply, templates, note }))
  /** Its button gets the focus back. */
  const [latest, setLatest] = useState<OpenComposer['answer']>()
  const close = () => {
    setLatest(answer)
    onAnswer({})
  }
  // The answer may have been begun before the thread was there.
  if (answer === 'note' || (answer === 'reply' && isOnlyWay)) {
    return <NoteComposer on={{ email_id: email.id }} onClose={close} />
  }
  if (answer === 'reply' && answered) {
    return (
      <ReplyComposer
        key={answered.id + resumption}
        email={answered}
        threadId={email.id}
        thread={thread ?? []}
        customer={customer}
        fromTemplate={fromTemplate}
        onClose={close}
        onSent={() => {
          close()
          advance?.(email.id)
        }}
      />
    )
  }
  const hasReply = answerable.some(hasDraft)
  const hasNote = noteDrafts.load(userId, email.id) !== undefined
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] @[34rem]/pane:px-6">
      {isOnlyWay ? (
        <NoAddress sender={senderOf(email)} />
      ) : (
        <Button
          autoFocus={latest === 'reply'}
          disabled={!answered}
          aria-keyshortcuts="r"
          title="Ответить (R)"
          onClick={reply}
        >
          <Reply aria-hidden />
          {hasReply ? 'Продолжить ответ' : 'Ответить'}
        </Button>
      )}
      {isOnlyWay && <Call email={email} isOnlyWay />}
      <Button
        variant="secondary"
        autoFocus={latest === 'note'}
        aria-keyshortcuts="n"
        title="Заметка (N)"
        onClick={note}
      >
        <LockKeyhole aria-hidden />
        {hasNote ? 'Продолжить заметку' : 'Заметка'}
      </Button>
      {!isOnlyWay && <Call email={email} isOnlyWay={false} />}
    </footer>
  )
}

/** Records how a call went: reached, the clock stops; not reached, the email is back tomorrow. */
function Call({ email, isOnlyWay }: { email: EmailDetail; isOnlyWay: boolean }) {
  const { phone } = senderOf(email)
  const [isCalled, setCalled] = useState(false)
  const triage = useTriage([email])
  const note = useAddNote()
  const record = (body: string, then: (noteId: string) => void) => {
    const id = makeUuid()
    note.mutate({ id, email_id: email.id, body }, { onSuccess: () => then(id) })
  }
  const isBusy = triage.isBusy || note.isPending
  if (!phone) return null
  return (
    <>
      <a
        href={phonesOf(phone).find(({ url }) => url)?.url}
        title={`Позвонить ${phone}`}
        className={buttonVariants({ variant: isOnlyWay ? 'primary' : 'secondary' })}
        onClick={() => setCalled(true)}
      >
        <PhoneCall aria-hidden />
        <span className={isOnlyWay ? undefined : '@max-[34rem]/pane:sr-only'}>
          {isOnlyWay ? unbrokenPhones(`Позвонить ${phone}`) : 'Позвонить'}
        </span>
      </a>
      {(isCalled || isOnlyWay) && (
        <fieldset disabled={isBusy} className="contents">
          <Button
            variant="secondary"
            title="Заметка и статус «Обработан»: срок больше не идёт"
            onClick={() =>
              record(`Дозвонились: ${phone}`, (noteId) =>
                triage.setStatus([email.id], 'processed', noteId),
              )
            }
          >
            Дозвонился
          </Button>
          <Button
            variant="secondary"
            title="Заметка, и письмо вернётся следующим рабочим утром"
            onClick={() =>
              record(`Не дозвонились: ${phone}`, (noteId) => {
                const until = nextMorning(Date.now())
                triage.snooze([email.id], new Date(until).toISOString(), noteId)
              })
            }
          >
            Не дозвонился
          </Button>
        </fieldset>
      )}
    </>
  )
}

function noAddressText({ phone, messenger }: Sender): string {
  const way = phone ? 'позвоните или ' : messenger ? 'ответьте в мессенджере или ' : ''
  return `У клиента нет адреса: ${way}оставьте заметку`
}

function NoAddress({ sender: { phone, messenger } }: { sender: Sender }) {
  return (
    <>
      <p className="w-full text-sm text-muted-foreground">
        {phone
          ? 'Клиент оставил телефон: ответьте звонком.'
          : messenger
            ? 'Клиент оставил мессенджер: ответьте там.'
            : 'Клиент не оставил адреса: письмом не ответить.'}
      </p>
      {messenger && (
        <a
          href={messengerUrl(messenger)}
          target="_blank"
          rel="noreferrer"
          className={buttonVariants({ variant: phone ? 'secondary' : 'primary' })}
        >
          <MessageCircle aria-hidden />
          Написать: {messenger}
        </a>
      )}
    </>
  )
}
