import { ArrowLeft, CircleCheck, Headset } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Skeleton } from '@/components/ui/skeleton'
import { useMedia } from '@/lib/hooks/use-media'
import { useNow } from '@/lib/hooks/use-now'
import { ConfirmButton } from '../parts/confirm-button'
import { FailureNote, PanelNote } from '../parts/panel-note'
import { personName } from '../lib/person-name'
import { Transcript } from '../parts/transcript'
import { Writing } from '../parts/writing'
import { useViewer } from '../lib/viewer'
import { useWriters } from '../lib/writers'
import { ChatAside } from './chat-aside'
import { chatStanding, isOpenToTake, visitorName } from './chat-texts'
import {
  type OpenedChat,
  useChat,
  useFinishChat,
  useMarkRead,
  useTakeOverChat,
} from './chat-requests'
import { StaffComposer } from './staff-composer'

interface ChatPaneProps {
  chatId: string
  onClose: () => void
}

export function ChatPane({ chatId, onClose }: ChatPaneProps) {
  const { data: chat, isError, refetch } = useChat(chatId)
  return (
    <section
      aria-label="Разговор"
      tabIndex={-1}
      className="@container/pane flex h-full min-h-0 min-w-0 flex-col overflow-hidden bg-card outline-none"
    >
      {chat ? (
        <Opened key={chat.id} chat={chat} onClose={onClose} />
      ) : (
        <div className="p-4">
          {isError ? (
            <FailureNote text="Не удалось загрузить разговор" onRetry={refetch} />
          ) : chat === null ? (
            <PanelNote
              text="Разговор не найден"
              action={{ label: 'Вернуться к списку', run: onClose }}
            />
          ) : (
            <div role="status" aria-label="Загрузка разговора" className="space-y-4">
              <Skeleton className="h-7 w-2/3" />
              <Skeleton className="h-48 w-full rounded-card" />
            </div>
          )}
        </div>
      )}
    </section>
  )
}

function Opened({ chat, onClose }: { chat: OpenedChat; onClose: () => void }) {
  const { userId } = useViewer()
  const now = useNow()
  const writingIn = useWriters()
  const handler_name = chat.handler && personName(chat.handler)
  const standing = chatStanding({ ...chat, handler_name }, now)
  const hasColumn = useMedia('(min-width: 80rem)')
  const scroller = useRef<HTMLDivElement>(null)
  const lastId = chat.chat_messages.at(-1)?.id
  const takeOver = useTakeOverChat()
  const finish = useFinishChat()
  useMarkRead(chat)
  useEffect(() => {
    const view = scroller.current
    view?.scrollTo({ top: view.scrollHeight })
  }, [lastId])

  return (
    <>
      <header className="flex min-h-14 shrink-0 items-center gap-x-2 border-b px-2 py-1.5 lg:px-6">
        <IconButton label="К списку" className="lg:hidden" onClick={onClose}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h2 className="min-w-0 truncate text-lg font-semibold">{visitorName(chat)}</h2>
        <Badge variant={standing.badge} className="shrink-0">
          {standing.text}
        </Badge>
        {!chat.ended_at && (chat.handler_id === null || chat.handler_id === userId) && (
          <ConfirmButton
            className="ml-auto"
            aria-busy={finish.isPending}
            question="Завершить разговор?"
            consequence="Посетитель увидит, что разговор окончен. Ответить ему здесь будет уже нельзя."
            answer="Завершить"
            onConfirm={() => finish.mutate(chat)}
          >
            <CircleCheck aria-hidden />
            <span className="max-sm:sr-only">Завершить разговор</span>
          </ConfirmButton>
        )}
      </header>
      <div className="flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {!hasColumn && (
            <details className="shrink-0 border-b open:max-h-[60%] open:overflow-y-auto">
              <summary className="cursor-pointer px-4 py-2.5 text-sm font-medium lg:px-6">
                О посетителе
              </summary>
              <div className="px-4 pb-4 lg:px-6">
                <ErrorBoundary>
                  <ChatAside chat={chat} />
                </ErrorBoundary>
              </div>
            </details>
          )}
          <div
            ref={scroller}
            tabIndex={0}
            role="region"
            aria-label="Переписка с посетителем"
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2 lg:px-6"
          >
            <ErrorBoundary>
              <Transcript messages={chat.chat_messages} />
            </ErrorBoundary>
          </div>
          <Writing text={writingIn(chat.id)} />
          {!chat.ended_at && (
            <footer className="shrink-0 space-y-2.5 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
              {chat.handler_id === userId ? (
                <ErrorBoundary>
                  <StaffComposer chat={chat} />
                </ErrorBoundary>
              ) : (
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  {isOpenToTake({ ...chat, handler_name }, now) && (
                    <Button aria-busy={takeOver.isPending} onClick={() => takeOver.mutate(chat.id)}>
                      <Headset aria-hidden />
                      Вступить в чат
                    </Button>
                  )}
                  <p className="min-w-0 flex-1 text-sm text-muted-foreground">
                    {chat.handler
                      ? `Разговор ведёт ${personName(chat.handler)}. Его можно принять, если посетитель ждёт дольше пяти минут.`
                      : 'Отвечает автоматический помощник.'}
                  </p>
                </div>
              )}
            </footer>
          )}
        </div>
        {hasColumn && (
          <aside
            aria-label="О посетителе"
            className="w-72 shrink-0 overflow-y-auto border-l px-5 py-4"
          >
            <ErrorBoundary>
              <ChatAside chat={chat} />
            </ErrorBoundary>
          </aside>
        )}
      </div>
    </>
  )
}
