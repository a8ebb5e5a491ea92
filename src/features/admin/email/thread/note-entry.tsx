import { LockKeyhole, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { placeholders } from '../../lib/labels'
import { personName } from '../../lib/person-name'
import { useViewer } from '../../lib/viewer'
import { type Note, useDeleteNote } from '../email-requests'
import { ThreadEntry } from './thread-entry'

export function NoteEntry({ note }: { note: Note }) {
  const { userId } = useViewer()
  const remove = useDeleteNote()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <ThreadEntry
      kind="note"
      mark={<LockKeyhole />}
      author={note.author ? personName(note.author) : placeholders.name}
      about="заметка, не видно клиенту"
      at={note.created_at}
      action={
        note.author_id === userId && (
          <IconButton
            label="Удалить заметку"
            aria-expanded={isConfirming}
            onClick={() => setConfirming(!isConfirming)}
            className="-mr-2"
          >
            <Trash2 aria-hidden />
          </IconButton>
        )
      }
    >
      <p
        dir="auto"
        className="max-w-reading text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {unbrokenPhones(note.body)}
      </p>
      {isConfirming && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="destructive"
            disabled={remove.isPending}
            onClick={() => remove.mutate(note.id)}
          >
            Удалить
          </Button>
          <Button variant="secondary" onClick={() => setConfirming(false)}>
            Оставить
          </Button>
        </div>
      )}
    </ThreadEntry>
  )
}
