import { Bot, MessageSquareText, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { z } from '@contracts/zod.ts'
import { Form, Unsendable, useSubmission } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { isComposing, isSendKey } from '@/lib/browser/typing-keys'
import { makeUuid } from '@/lib/uuid'
import { Textarea } from '@/components/ui/textarea'
import { draftStorage } from '../lib/draft-storage'
import { asksForTemplate, insertTemplate, openPlaceholders } from '../templates/fill-template'
import { TemplatesDialog } from '../templates/templates-dialog'
import { useViewer } from '../lib/viewer'
import { useTellWriting } from '../lib/writers'
import { readContact } from './chat-texts'
import { lastSeen, type OpenedChat, useHandBackChat, useSayInChat } from './chat-requests'

/** The same limit as for the assistant's answers. */
const maxLength = 6000

/** An id per text: a retry after a lost answer must not store it twice. */
const newDraft = (text: string) => ({ messageId: makeUuid(), text })

const drafts = draftStorage('chat', z.object({ messageId: z.uuid(), text: z.string() }))

export function StaffComposer({ chat }: { chat: OpenedChat }) {
  const { userId } = useViewer()
  const { id: chatId } = chat
  const [draft, keep] = drafts.useDraft(userId, chatId)
  const written = draft?.text ?? ''
  const [isChoosing, setChoosing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const selection = useRef<readonly [number, number]>(undefined)
  const tellWriting = useTellWriting(chatId)
  const say = useSayInChat()
  const handBack = useHandBackChat()
  const { run, isBroken } = useSubmission()
  useEffect(() => field.current?.focus(), [])

  const write = (next: string) => keep(next === '' ? undefined : newDraft(next))
  const text = written.trim()
  const open = openPlaceholders(text)
  const canSend = text !== '' && open.length === 0
  const send = () =>
    run(async () => {
      if (!draft || !canSend) return
      const seen_up_to = lastSeen(chat)
      const said = { chat_id: chatId, message_id: draft.messageId, content: text, seen_up_to }
      // The query cache reports a failure; the text stays in the field.
      await say.mutateAsync(said).then(
        () => {
          write('')
          tellWriting('')
          // The button that had the focus is disabled without a text.
          field.current?.focus()
        },
        () => undefined,
      )
    })
  const onKeyDown = (event: KeyboardEvent) => {
    // The next one closes the chat.
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) {
      event.preventDefault()
      event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
    }
    if (!isSendKey(event.nativeEvent)) return
    event.preventDefault()
    void send()
  }

  return (
    <Form aria-label="Сообщение посетителю" onSubmit={send} className="space-y-1">
      <div className="flex items-end gap-2">
        <Textarea
          ref={field}
          rows={1}
          aria-label="Текст сообщения"
          placeholder="Напишите посетителю…"
          value={written}
          maxLength={maxLength}
          readOnly={say.isPending}
          onChange={(event) => {
            write(event.target.value)
            tellWriting(event.target.value)
            if (asksForTemplate(event)) setChoosing(true)
          }}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11! resize-none! py-2.5!"
        />
        <Button
          type="submit"
          size="icon"
          aria-label="Отправить посетителю"
          aria-busy={say.isPending}
          disabled={!canSend}
        >
          <SendHorizontal aria-hidden className="size-5!" />
        </Button>
      </div>
      {say.isPaused && (
        <p role="status" className="text-sm">
          Нет сети. Отправим, когда появится.
        </p>
      )}
      {open.length > 0 && (
        <p role="status" className="text-sm text-destructive-text">
          Заполните {open.join(', ')}: иначе посетитель увидит скобки
        </p>
      )}
      <div className="-mx-2 flex flex-wrap items-center">
        <Button variant="ghost" onClick={() => setChoosing(true)}>
          <MessageSquareText aria-hidden />
          Шаблоны
        </Button>
        <Button
          variant="ghost"
          aria-busy={handBack.isPending}
          onClick={() => handBack.mutate(chat)}
          className="ml-auto"
        >
          <Bot aria-hidden />
          Передать помощнику
        </Button>
      </div>
      <TemplatesDialog
        name={readContact(chat.contact).name}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onClosed={() => {
          field.current?.focus()
          if (selection.current) field.current?.setSelectionRange(...selection.current)
          selection.current = undefined
        }}
        onChoose={(template) => {
          const { length: end } = written
          const next = insertTemplate({ body: written, start: end, end, template, gap: '\n' })
          write(next.body)
          selection.current = next.selection
          setChoosing(false)
        }}
      />
      {isBroken && <Unsendable />}
    </Form>
  )
}
