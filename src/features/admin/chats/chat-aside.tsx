import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Field } from '@/components/field'
import { Textarea } from '@/components/ui/textarea'
import { z } from '@contracts/zod.ts'
import { formatDateTime } from '@/lib/text/format-moment'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { draftStorage } from '../draft-storage'
import { useViewer } from '../viewer'
import { DetailList } from '../email/detail-list'
import { contactDetails, line } from '../email/details'
import { formatCost, pageOf, readContact } from './chat-texts'
import { type OpenedChat, useNoteChat } from './chat-requests'

export function ChatAside({ chat }: { chat: OpenedChat }) {
  return (
    <div className="space-y-5">
      <DetailList details={factsOf(chat)} className="space-y-3.5" />
      {chat.email_id && (
        <Link
          to={{ search: `?email=${chat.email_id}` }}
          className="inline-block text-sm text-accent underline underline-offset-3"
        >
          Открыть обращение
        </Link>
      )}
      <Note chat={chat} />
    </div>
  )
}

function factsOf({ chat_messages, contact, page_url, ...chat }: OpenedChat) {
  const cost = chat_messages.reduce((sum, { cost_micros }) => sum + cost_micros, 0)
  const left = contactDetails(readContact(contact))
  return [
    ...(left.length > 0 ? left : line('Контакт', 'не оставлен')),
    ...(page_url
      ? [{ label: 'Страница', value: pageOf(page_url) ?? 'Главная', href: page_url }]
      : []),
    ...line('Начат', formatDateTime(chat.started_at)),
    ...line('Сообщений посетителя', String(chat.message_count)),
    ...line('Оценка', chat.rating && `${chat.rating} из 5`),
    ...line('Ответы модели', cost > 0 && formatCost(cost)),
  ]
}

const saveAfterMs = 800

const noteDrafts = draftStorage('chat-note', z.string())

/** One note of the team about the visitor; it saves itself. */
function Note({ chat: { id, note } }: { chat: OpenedChat }) {
  const { userId } = useViewer()
  const [typed, keep] = noteDrafts.useDraft(userId, id)
  const { mutate } = useNoteChat()
  const save = useStableCallback(() => {
    if (typed === undefined) return
    const isLatest = () => noteDrafts.load(userId, id) === typed
    mutate({ chat_id: id, note: typed }, { onSuccess: () => isLatest() && keep(undefined) })
  })
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(save, saveAfterMs)
    return () => clearTimeout(timer)
  }, [typed, save])
  return (
    <Field label="Заметка для коллег" hint="Посетитель её не видит">
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={4000}
          value={typed ?? note ?? ''}
          onChange={({ target }) => keep(target.value)}
          onBlur={save}
          className="field-sizing-content min-h-20!"
        />
      )}
    </Field>
  )
}
