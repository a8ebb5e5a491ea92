import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMedia } from '@/lib/hooks/use-media'
import { EmailLayer } from '../inbox/panel/email-layer'
import { Segmented } from '../segmented'
import { useFillHeight } from '../use-fill-height'
import { Loaded } from '../loaded'
import { Panel } from '../panel-heading'
import { chatsKey } from '../refetch'
import { SearchField } from '../search-field'
import { useLiveTables } from '../use-live-tables'
import { ChatPane } from './chat-pane'
import { ChatsList } from './chats-list'
import { chatKinds, readChatsQuery, readOpenedChat, withChatParams } from './chats-query'
import { useChats, useWaitingChats } from './chat-requests'

const place = { channel: 'chats', tables: ['chat_sessions', 'chat_messages'], keys: [chatsKey] }

/** The list beside the opened chat, which fills a small screen. */
export function ChatsPanel({ userId }: { userId: string }) {
  const [params, setParams] = useSearchParams()
  const query = readChatsQuery(params)
  const openedId = readOpenedChat(params)
  const pollMs = useLiveTables(place)
  const chats = useChats(query, pollMs)
  const { data: waiting = [] } = useWaitingChats()
  const frame = useRef<HTMLDivElement>(null)
  useFillHeight(frame)

  const change = (changes: Parameters<typeof withChatParams>[1]) =>
    setParams((now) => withChatParams(now, changes), { replace: true })
  const isWide = useMedia('(min-width: 64rem)')
  const close = () => change({ chat: '' })
  const opened = openedId && <ChatPane chatId={openedId} userId={userId} onClose={close} />
  const focusRow = () =>
    frame.current
      ?.querySelector<HTMLElement>(`[data-chat-row="${openedId}"] a`)
      ?.focus({ preventScroll: true })

  return (
    <Panel
      title="Чаты"
      query={{
        isFetching: chats.isFetching && !chats.isFetchingNextPage,
        refetch: chats.refetch,
      }}
    >
      <div
        ref={frame}
        className="mt-3 rounded-card border bg-card max-lg:-mx-3 lg:grid lg:h-(--fill) lg:min-h-[34rem] lg:grid-cols-[26rem_minmax(0,1fr)] lg:overflow-hidden 2xl:grid-cols-[30rem_minmax(0,1fr)]"
      >
        <div className="flex min-h-0 min-w-0 flex-col lg:border-r">
          <div className="space-y-2.5 border-b p-3">
            <SearchField
              label="Поиск по чатам"
              placeholder="Поиск по чатам"
              text={query.text}
              onText={(text) => change({ q: text.trim() })}
              isCompact
            />
            <Segmented
              legend="Какие чаты"
              name="chat-kind"
              isCompact
              options={chatKinds}
              value={query.kind}
              onChange={(kind) => change({ kind })}
            />
          </div>
          <Loaded
            query={chats}
            failure="Не удалось загрузить чаты"
            isBare
            className="lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:overscroll-contain"
          >
            {(listed) => (
              <ChatsList
                chats={listed}
                waiting={query.text === '' ? waiting : []}
                params={params}
                openedId={openedId}
                isNarrowed={query.kind !== 'all' || query.text !== ''}
                onReset={() => change({ kind: 'all', q: '' })}
              />
            )}
          </Loaded>
        </div>
        {isWide && (
          <div className="min-h-0 min-w-0">
            {opened ?? (
              <div className="grid h-full place-items-center p-8 text-center text-lead">
                Выберите разговор
              </div>
            )}
          </div>
        )}
      </div>
      {!isWide && opened && (
        <EmailLayer title="Разговор" onClose={close} onClosed={focusRow}>
          {opened}
        </EmailLayer>
      )}
    </Panel>
  )
}
