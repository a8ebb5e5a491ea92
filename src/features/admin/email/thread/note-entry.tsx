import { LockKeyhole, Trash2 } from 'lucide-react'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { placeholders } from '../../lib/labels'
import { personName } from '../../lib/person-name'
import { useViewer } from '../../lib/viewer'
import { ConfirmButton } from '../../parts/confirm-button'
import { type Note, useDeleteNote } from '../email-requests'
import { ThreadEntry } from './thread-entry'

export function NoteEntry({ note }: { note: Note }) {
  const { userId } = useViewer()
  const remove = useDeleteNote()
  return (
    <ThreadEntry
      kind="note"
      mark={<LockKeyhole />}
      author={note.author ? personName(note.author) : placeholders.name}
      about="заметка, не видно клиенту"
      at={note.created_at}
      action={
        note.author_id === userId && (
          <ConfirmButton
            size="icon"
            aria-label="Удалить заметку"
            title="Удалить заметку"
            aria-busy={remove.isPending}
            className="-mr-2"
            question="Удалить заметку?"
            consequence="Она исчезнет и у коллег. Вернуть её будет нельзя."
            answer="Удалить"
            onConfirm={() => remove.mutate(note.id)}
          >
            <Trash2 aria-hidden />
          </ConfirmButton>
        )
      }
    >
      <p
        dir="auto"
        className="max-w-reading text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {unbrokenPhones(note.body)}
      </p>
    </ThreadEntry>
  )
}
