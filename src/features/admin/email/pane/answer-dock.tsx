import { LockKeyhole, MessageCircle, PhoneCall, Reply } from 'lucide-react'
import { useState } from 'react'
import { phoneUrl } from '@contracts/phone-url.ts'
import { Button, buttonVariants } from '@/components/ui/button'
import { messengerUrl } from '../../lead-details'
import { useCommands } from '../../commands/use-commands'
import type { EmailDetail, ThreadEmail } from '../email-requests'
import { NoteComposer, noteDrafts } from '../notes/note-composer'
import { ReplyComposer } from '../reply/reply-composer'
import { answerAddresses } from '../reply/reply-recipients'
import { replyDrafts, replyFiles } from '../reply/use-reply-draft'
import { type Sender, senderOf } from '../sender'

export type Answer = 'reply' | 'note'

interface AnswerDockProps {
  email: EmailDetail
  thread: readonly ThreadEmail[] | undefined
  userId: string
  answer: Answer | undefined
  /** The email that is answered, if the user chose one. */
  answeredId: string | undefined
  onAnswer: (answer: Answer | undefined, answeredId?: string) => void
}

/** Below the thread: reply to the customer, or write a note for colleagues. */
export function AnswerDock(props: AnswerDockProps) {
  const { email, thread, userId, answer, answeredId, onAnswer } = props
  const hasDraft = ({ id }: ThreadEmail) =>
    [replyDrafts, replyFiles].some((drafts) => drafts.load(userId, id) !== undefined)
  // What the user chose or began; otherwise the customer's latest email.
  const answerable = thread?.filter((each) => answerAddresses(each).length > 0) ?? []
  const answered =
    answerable.find(({ id }) => id === answeredId) ?? answerable.find(hasDraft) ?? answerable[0]
  const canReply = answered !== undefined
  const reply = () => onAnswer('reply', answered?.id)
  useCommands(() => ({ ...(canReply && { reply }), note: () => onAnswer('note') }))
  /** Its button gets the focus back. */
  const [latest, setLatest] = useState<Answer>()
  const close = () => {
    setLatest(answer)
    onAnswer(undefined)
  }
  if (answer === 'note') return <NoteComposer emailId={email.id} userId={userId} onClose={close} />
  if (answer === 'reply' && answered) {
    return (
      <ReplyComposer
        key={answered.id}
        email={answered}
        thread={thread ?? []}
        userId={userId}
        onClose={close}
      />
    )
  }
  const hasReply = answerable.some(hasDraft)
  const hasNote = noteDrafts.load(userId, email.id) !== undefined
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] @[34rem]/pane:px-6">
      {thread && !canReply ? (
        <NoAddress sender={senderOf(email)} />
      ) : (
        <Button
          autoFocus={latest === 'reply'}
          disabled={!canReply}
          aria-keyshortcuts="r"
          title="Ответить (R)"
          onClick={reply}
        >
          <Reply aria-hidden />
          {hasReply ? 'Продолжить ответ' : 'Ответить'}
        </Button>
      )}
      <Button
        variant="secondary"
        autoFocus={latest === 'note'}
        aria-keyshortcuts="n"
        title="Заметка (N)"
        onClick={() => onAnswer('note')}
      >
        <LockKeyhole aria-hidden />
        {hasNote ? 'Продолжить заметку' : 'Заметка'}
      </Button>
    </footer>
  )
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
      {phone && (
        <a href={phoneUrl(phone)} className={buttonVariants()}>
          <PhoneCall aria-hidden />
          Позвонить {phone}
        </a>
      )}
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
