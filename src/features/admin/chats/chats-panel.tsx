import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Backdrop } from '@/components/backdrop'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { useMedia } from '@/lib/hooks/use-media'
import { useCommands } from '../commands/use-commands'
import { useRowFocus } from '../lib/use-row-focus'
import { PaneLayer } from '../parts/pane-layer'
import { Segmented } from '../parts/segmented'
import { useFillHeight } from '../lib/use-fill-height'
import { Loaded } from '../parts/loaded'
import { Panel } from '../parts/panel-heading'
import { PanelNote } from '../parts/panel-note'
import { chatsKey } from '../lib/refetch'
import { SearchField } from '../parts/search-field'
import { useUrlQuery, withParams } from '../lib/url-params'
import { useLiveTables } from '../lib/use-live-tables'
import { useLiveWriters } from '../lib/writers'
import { CallsCalendar } from './calls-calendar'
import { ChatPane } from './chat-pane'
import { ChatRow } from './chat-row'
import { chatKinds, chatsQuery, type ListedChat, useChats, useWaitingChats } from './chat-requests'

const place = {
  channel: 'chats',
  tables: ['chat_sessions', 'chat_messages', 'email_notes'],
  keys: [chatsKey],
}

export function ChatsPanel() {
  const [params] = useSearchParams()
  const [query, change] = useUrlQuery(chatsQuery)
  const openedId = query.chat || undefined
  const pollMs = useLiveTables(place)
  const chats = useChats(query, pollMs)
  const { data: waiting = [] } = useWaitingChats()
  const writingIn = useLiveWriters()
  const frame = useRef<HTMLDivElement>(null)
  useFillHeight(frame)

  const isWide = useMedia('(min-width: 64rem)')
  const row = (chat: ListedChat) => (
    <ChatRow
      key={chat.id}
      chat={chat}
      to={{ search: `?${withParams(params, { chat: chat.id })}` }}
      isOpened={chat.id === openedId}
      writing={writingIn(chat.id)}
    />
  )
  const first = query.q === '' ? waiting : []
  const others = chats.data?.filter(({ id }) => first.every((chat) => chat.id !== id)) ?? []
  const ids = [...first, ...others].map(({ id }) => id)
  const rows = useRowFocus(frame, ids, openedId)
  const close = () => {
    change({ chat: '' })
    rows.focusCurrent()
  }
  useCommands(() => {
    const step = (by: 1 | -1) => {
      const id = rows.step(by)
      if (id !== undefined && openedId) change({ chat: id })
    }
    return {
      next: () => step(1),
      previous: () => step(-1),
      ...(openedId && { close }),
    }
  })
  const opened = openedId && (
    <ErrorBoundary resetKey={openedId}>
      <ChatPane chatId={openedId} onClose={close} />
    </ErrorBoundary>
  )
  const isNarrowed = query.kind !== 'all' || query.q !== ''
  const list =
    first.length + others.length === 0 ? (
      <PanelNote
        isBare
        text={isNarrowed ? 'Нет чатов, соответствующих фильтрам' : 'Разговоров пока не было'}
        action={
          isNarrowed && { label: 'Сбросить фильтры', run: () => change({ kind: 'all', q: '' }) }
        }
      />
    ) : (
      <>
        {first.length > 0 && (
          <section aria-labelledby="chats-waiting" className="border-b">
            <h3 id="chats-waiting" className="bg-accent/10 px-4 py-2 text-sm font-semibold">
              Ждут человека
            </h3>
            <ul className="divide-y">{first.map(row)}</ul>
          </section>
        )}
        {first.length > 0 && others.length > 0 && (
          <h3 className="px-4 pt-4 pb-2 text-sm font-semibold text-muted-foreground">Остальные</h3>
        )}
        <ul aria-label="Чаты" className="divide-y">
          {others.map(row)}
        </ul>
      </>
    )

  return (
    <Panel
      title="Чаты"
      actions={<CallsCalendar />}
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
              text={query.q}
              onText={(text) => change({ q: text.trim() })}
              isListed={!chats.isPlaceholderData}
              isCompact
            />
            <Segmented
              legend="Какие чаты"
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
            {() => list}
          </Loaded>
        </div>
        {isWide && (
          <div className="min-h-0 min-w-0">
            {opened ?? (
              <div className="relative isolate grid h-full place-items-center p-8 text-center text-lead">
                <Backdrop className="lattice-ground opacity-70 [--lattice-fade:radial-gradient(50%_60%_at_50%_50%,black,transparent)]" />
                Выберите разговор
              </div>
            )}
          </div>
        )}
      </div>
      {!isWide && opened && (
        <PaneLayer title="Разговор" onClose={close} onClosed={rows.focusCurrent}>
          {opened}
        </PaneLayer>
      )}
    </Panel>
  )
}
