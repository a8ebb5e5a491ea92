import { useMemo, useState } from 'react'
import { isAnswer } from '@contracts/new-text.ts'
import { Disclosure } from '@/components/disclosure'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { withoutMarks } from '@/lib/text/rich-text'
import { kindOf } from '../../lib/labels'
import { leadName, leadWishes } from '../../lib/lead-details'
import { Transcript } from '../../parts/transcript'
import { picturesIn } from '../attachments/attachment'
import { AttachmentList } from '../attachments/attachment-list'
import { usePictures } from '../attachments/attachment-requests'
import { DetailList, inColumns } from '../../parts/detail-list'
import { line } from '../../lib/contact-details'
import { type ThreadEmail, useChat } from '../email-requests'
import { EmailFrame } from './email-frame'
import { EmailText } from './email-text'

export function EmailContent({ email }: { email: ThreadEmail }) {
  const { source, lead, html_content: html, body, attachments } = email
  const isChat = source === 'chat'
  const isForm = !isChat && leadName(lead) !== undefined
  if (html && !isChat && !isForm) return <HtmlContent email={email} html={html} />
  return (
    <>
      {isChat && <Chat email={email} />}
      {isForm && <FormAnswers email={email} />}
      {!isChat && !isForm && <EmailText text={body} answers={isAnswer(email)} />}
      <AttachmentList attachments={attachments} />
    </>
  )
}

function Chat({ email: { id, lead, body } }: { email: ThreadEmail }) {
  const wishes = leadWishes(lead)
  const { data: chat, isPending } = useChat(id)
  const messages = chat?.chat_messages ?? []
  return (
    <div className="space-y-4">
      {wishes.length > 0 && <DetailList details={wishes} className={inColumns} />}
      {isPending && <Skeleton className="h-24 w-full" />}
      {messages.length > 0 && <Transcript messages={messages} />}
      {/* The summary is left once the messages are deleted. */}
      {!isPending && messages.length === 0 && (
        <EmailText text={body && withoutMarks(body)} answers={false} />
      )}
    </div>
  )
}

/** The fields of a form, which are easier to read than its text. */
function FormAnswers({ email }: { email: ThreadEmail }) {
  const { lead, interest, body } = email
  // An order names its offer itself.
  const subject = kindOf(email) === 'order' ? [] : line('Интерес', interest)
  const facts = [...subject, ...leadWishes(lead)]
  return (
    <>
      {facts.length > 0 ? (
        <DetailList details={facts} className={inColumns} />
      ) : (
        <p className="text-[0.9375rem] text-muted-foreground">Оставлены только контакты.</p>
      )}
      {body && (
        <div className="mt-2 -mb-2">
          <Disclosure summary="Текст заявки целиком">
            <EmailText text={body} answers={false} />
          </Disclosure>
        </div>
      )}
    </>
  )
}

function HtmlContent({ email, html }: { email: ThreadEmail; html: string }) {
  const { attachments, body } = email
  const answers = isAnswer(email)
  const [asText, setAsText] = useState(false)
  const pictures = useMemo(() => picturesIn(html, attachments), [html, attachments])
  const urls = usePictures(pictures)
  const others = attachments.filter((attachment) => !pictures.includes(attachment))
  return (
    <>
      {asText ? (
        <EmailText text={body} answers={answers} />
      ) : (
        <EmailFrame html={html} text={body} answers={answers} pictures={urls} />
      )}
      {body && (
        <Button variant="link" className="mt-1 -ml-4 text-sm" onClick={() => setAsText(!asText)}>
          {asText ? 'Показать с оформлением' : 'Показать только текст'}
        </Button>
      )}
      <AttachmentList attachments={asText ? attachments : others} />
    </>
  )
}
