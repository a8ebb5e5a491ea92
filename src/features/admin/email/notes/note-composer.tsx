import { LockKeyhole } from 'lucide-react'
import { useRef } from 'react'
import { z } from '@contracts/zod.ts'
import { Unsendable, useSubmission } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { makeUuid } from '@/lib/uuid'
import { Select } from '@/components/ui/select'
import { useColleagues } from '../../lib/people-requests'
import { Composer, ComposerText } from '../composer'
import { draftStorage } from '../../lib/draft-storage'
import { useViewer } from '../../lib/viewer'
import { type NoteSubject, useAddNote } from '../email-requests'

const schema = z.object({ id: z.uuid(), body: z.string() })

export const noteDrafts = draftStorage('note', schema)

const maxLength = 4000

/** A note for colleagues, which must not look like a reply to the customer. */
export function NoteComposer({ on, onClose }: { on: NoteSubject; onClose: () => void }) {
  const { userId } = useViewer()
  const [note, keep] = noteDrafts.useDraft(userId, 'chat_id' in on ? on.chat_id : on.email_id)
  const body = note?.body ?? ''
  const { data: colleagues = [] } = useColleagues()
  const text = useRef<HTMLTextAreaElement>(null)
  const add = useAddNote()
  const { run, isBroken } = useSubmission()

  // A retry stores a note once; a text changed after a lost answer becomes a second one.
  const write = (text: string) => keep(text === '' ? undefined : { id: makeUuid(), body: text })
  /** The database reads it there, and tells them. */
  const mention = (name: string) => {
    write(`${body.trimEnd()} @${name} `.trimStart())
    text.current?.focus()
  }
  const finish = () => {
    keep(undefined)
    onClose()
  }
  const save = () =>
    run(async () => {
      if (!note || body.trim() === '') return
      // The query cache reports a failure; the draft stays.
      await add.mutateAsync({ id: note.id, ...on, body: body.trim() }).then(finish, () => undefined)
    })

  return (
    <Composer
      aria-label="Новая заметка"
      onSend={save}
      onFold={onClose}
      className="flex max-h-[72%] shrink-0 flex-col gap-3 border-t border-violet/40 bg-violet/8 px-4 pt-3.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] @[34rem]/pane:px-6"
    >
      <p className="flex items-center gap-2 text-sm font-medium">
        <LockKeyhole aria-hidden className="size-4 text-violet" />
        Заметка для коллег: не видно клиенту
      </p>
      <ComposerText
        ref={text}
        autoFocus
        aria-label="Текст заметки"
        value={body}
        maxLength={maxLength}
        readOnly={add.isPending}
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" aria-busy={add.isPending} disabled={body.trim() === ''}>
          Сохранить заметку
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Свернуть
        </Button>
        <Select
          aria-label="Позвать коллегу"
          placeholder="Позвать коллегу"
          options={colleagues
            .filter((each) => each.userId !== userId)
            .map(({ name, label }) => ({ value: name, label }))}
          value=""
          onChange={({ target }) => target.value && mention(target.value)}
          className="h-11 max-w-44 truncate pl-3 text-sm"
        />
      </div>
      {isBroken && <Unsendable />}
    </Composer>
  )
}
