import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/text/format-moment'
import { NoteComposer, noteDrafts } from '../email/notes/note-composer'
import { NoteEntry } from '../email/thread/note-entry'
import { useViewer } from '../lib/viewer'
import { PersonalDataLink } from '../parts/personal-data-link'
import { DetailList } from '../parts/detail-list'
import { contactDetails, line } from '../lib/contact-details'
import { formatCost, pageOf, readContact } from './chat-texts'
import type { OpenedChat } from './chat-requests'

export function ChatAside({ chat }: { chat: OpenedChat }) {
  return (
    <div className="space-y-5">
      <DetailList details={factsOf(chat)} className="space-y-3.5" />
      <PersonalDataLink contact={readContact(chat.contact)} className="-ml-3" />
      {chat.email_id && (
        <Link
          to={{ search: `?email=${chat.email_id}` }}
          className="inline-block text-sm text-accent underline underline-offset-3"
        >
          Открыть обращение
        </Link>
      )}
      <Notes chat={chat} />
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

/** What staff write to each other about the visitor; the request made of the chat shows it, too. */
function Notes({ chat: { id, email_notes } }: { chat: OpenedChat }) {
  const { userId } = useViewer()
  const [isWriting, setWriting] = useState(false)
  return (
    <section aria-label="Заметки для коллег" className="space-y-3">
      {email_notes.map((note) => (
        <NoteEntry key={note.id} note={note} />
      ))}
      {isWriting ? (
        <NoteComposer on={{ chat_id: id }} onClose={() => setWriting(false)} />
      ) : (
        <Button variant="secondary" title="Посетитель её не видит" onClick={() => setWriting(true)}>
          <LockKeyhole aria-hidden />
          {noteDrafts.load(userId, id) ? 'Продолжить заметку' : 'Заметка'}
        </Button>
      )}
    </section>
  )
}
