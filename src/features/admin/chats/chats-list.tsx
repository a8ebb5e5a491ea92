import { PanelNote } from '../panel-note'
import { ChatRow } from './chat-row'
import { withChatParams } from './chats-query'
import type { ListedChat } from './chat-requests'

interface ChatsListProps {
  chats: readonly ListedChat[]
  /** Shown above the others. */
  waiting: readonly ListedChat[]
  params: URLSearchParams
  openedId: string | undefined
  isNarrowed: boolean
  onReset: () => void
}

/** The chats, waiting visitors on top; or a note instead of an empty list. */
export function ChatsList(props: ChatsListProps) {
  const { chats, waiting, params, openedId, isNarrowed, onReset } = props
  const waitingIds = new Set(waiting.map(({ id }) => id))
  const others = chats.filter(({ id }) => !waitingIds.has(id))
  const row = (chat: ListedChat) => (
    <ChatRow
      key={chat.id}
      chat={chat}
      to={{ search: `?${withChatParams(params, { chat: chat.id })}` }}
      isOpened={chat.id === openedId}
    />
  )
  if (waiting.length + others.length === 0) {
    return (
      <PanelNote
        isBare
        text={isNarrowed ? 'Нет чатов, соответствующих фильтрам' : 'Разговоров пока не было'}
        action={isNarrowed && { label: 'Сбросить фильтры', run: onReset }}
      />
    )
  }
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby="chats-waiting" className="border-b">
          <h3 id="chats-waiting" className="bg-accent/10 px-4 py-2 text-sm font-semibold">
            Ждут человека
          </h3>
          <ul className="divide-y">{waiting.map(row)}</ul>
        </section>
      )}
      {waiting.length > 0 && others.length > 0 && (
        <h3 className="px-4 pt-4 pb-2 text-sm font-semibold text-muted-foreground">Остальные</h3>
      )}
      <ul aria-label="Чаты" className="divide-y">
        {others.map(row)}
      </ul>
    </>
  )
}
