import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { makeUuid } from '@/lib/uuid'
import { ComposerText } from '../email/composer-text'
import { useSayInChat } from './chat-requests'

/** The same limit as for the assistant's answers. */
const maxLength = 6000

/** An id per text: a retry after a lost answer must not store it twice. */
const newDraft = (text: string) => ({ messageId: makeUuid(), text })

/** The staff member's message to the visitor. */
export function StaffComposer({ chatId }: { chatId: string }) {
  const [draft, setDraft] = useState(() => newDraft(''))
  const field = useRef<HTMLTextAreaElement>(null)
  const say = useSayInChat()
  const once = useSingleFlight()
  useEffect(() => field.current?.focus(), [])

  const text = draft.text.trim()
  const send = () =>
    once(async () => {
      if (text === '') return
      // The query cache reports a failure; the text stays in the field.
      await say.mutateAsync({ chatId, messageId: draft.messageId, text }).then(
        () => setDraft(newDraft('')),
        () => undefined,
      )
    })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <form aria-label="Сообщение посетителю" onSubmit={onSubmit} className="flex items-end gap-2">
      <ComposerText
        ref={field}
        aria-label="Текст сообщения"
        placeholder="Напишите посетителю…"
        value={draft.text}
        maxLength={maxLength}
        readOnly={say.isPending}
        onChange={({ target }) => setDraft(newDraft(target.value))}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        size="icon"
        aria-label="Отправить посетителю"
        aria-busy={say.isPending}
        disabled={text === ''}
      >
        <SendHorizontal aria-hidden className="size-5!" />
      </Button>
    </form>
  )
}
