import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Field } from '@/components/field'
import { Textarea } from '@/components/ui/textarea'
import { formatDateTime } from '@/lib/text/format-moment'
import { DetailLine } from '../email/detail-list'
import { contactLines, formatCost, pageOf } from './chat-texts'
import { type OpenedChat, useNoteChat } from './chat-requests'

export function ChatAside({ chat }: { chat: OpenedChat }) {
  return (
    <div className="space-y-5">
      <dl className="space-y-3.5">
        {factsOf(chat).map((detail) => (
          <DetailLine key={detail.label} detail={detail} />
        ))}
      </dl>
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

function factsOf(chat: OpenedChat) {
  const cost = chat.chat_messages.reduce((sum, { cost_micros }) => sum + cost_micros, 0)
  const contact = contactLines(chat.contact)
  return [
    ...(contact.length > 0 ? contact : [{ label: 'Контакт', value: 'не оставлен' }]),
    ...(chat.page_url
      ? [{ label: 'Страница', value: pageOf(chat.page_url) ?? 'Главная', href: chat.page_url }]
      : []),
    { label: 'Начат', value: formatDateTime(chat.started_at) },
    { label: 'Сообщений посетителя', value: String(chat.message_count) },
    ...(chat.rating ? [{ label: 'Оценка', value: `${chat.rating} из 5` }] : []),
    ...(cost > 0 ? [{ label: 'Ответы модели', value: formatCost(cost) }] : []),
  ]
}

const saveAfterMs = 800

/** One note of the team about the visitor; it saves itself. */
function Note({ chat: { id, note } }: { chat: OpenedChat }) {
  const [text, setText] = useState(note ?? '')
  const { mutate } = useNoteChat()
  const [stored, setStored] = useState(text)
  const isChanged = text !== stored
  const save = () => {
    if (!isChanged) return
    setStored(text)
    mutate({ chat_id: id, note: text }, { onError: () => setStored(stored) })
  }
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(save, saveAfterMs)
    return () => clearTimeout(timer)
  })
  return (
    <Field label="Заметка для коллег" hint="Посетитель её не видит">
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={4000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={save}
          className="field-sizing-content min-h-20!"
        />
      )}
    </Field>
  )
}
