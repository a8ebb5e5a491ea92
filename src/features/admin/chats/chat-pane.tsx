import { ArrowLeft, Bot, Headset } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDateTime } from '@/lib/text/format-moment'
import { useNow } from '@/lib/hooks/use-now'
import { DetailList } from '../email/detail-list'
import { FailureNote, PanelNote } from '../panel-note'
import { personName } from '../person-name'
import { Transcript } from '../transcript'
import { chatStanding, contactLines, formatCost, visitorName } from './chat-texts'
import { type OpenedChat, useChat, useHandBackChat, useTakeOverChat } from './chat-requests'
import { StaffComposer } from './staff-composer'

interface ChatPaneProps {
  chatId: string
  userId: string
  onClose: () => void
}

/** A chat, live or past, with its actions. Fills its container and scrolls by itself. */
export function ChatPane({ chatId, userId, onClose }: ChatPaneProps) {
  const { data: chat, isError, refetch } = useChat(chatId)
  return (
    <section
      aria-label="Разговор"
      className="@container/pane flex h-full min-h-0 min-w-0 flex-col overflow-hidden bg-card"
    >
      {chat ? (
        <Opened key={chat.id} chat={chat} userId={userId} onClose={onClose} />
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

function Opened({ chat, userId, onClose }: { chat: OpenedChat } & Omit<ChatPaneProps, 'chatId'>) {
  const now = useNow()
  const handler = chat.handler && personName(chat.handler)
  const standing = chatStanding({ ...chat, handler_name: handler }, now)
  const scroller = useRef<HTMLDivElement>(null)
  const lastId = chat.chat_messages.at(-1)?.id
  useEffect(() => {
    const view = scroller.current
    view?.scrollTo({ top: view.scrollHeight })
  }, [lastId])

  return (
    <>
      <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2.5 lg:px-6">
        <Button variant="ghost" className="-ml-3 lg:hidden" onClick={onClose}>
          <ArrowLeft aria-hidden />К списку
        </Button>
        <h2 className="min-w-0 text-lg font-semibold [overflow-wrap:anywhere]">
          {visitorName(chat.contact)}
        </h2>
        <Badge variant={standing.badge}>{standing.text}</Badge>
      </header>
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label="Переписка с посетителем"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2 lg:px-6"
      >
        <DetailList details={factsOf(chat)} />
        {chat.email_id && (
          <p className="mt-3 text-sm">
            <Link
              to={{ search: `?email=${chat.email_id}` }}
              className="text-accent underline underline-offset-3"
            >
              Открыть обращение в письмах
            </Link>
          </p>
        )}
        <div className="mt-5 border-t pt-5">
          <Transcript messages={chat.chat_messages} />
        </div>
      </div>
      {!chat.ended_at && <Actions chat={chat} userId={userId} handler={handler} />}
    </>
  )
}

function factsOf(chat: OpenedChat) {
  const cost = chat.chat_messages.reduce((sum, { cost_micros }) => sum + cost_micros, 0)
  return [
    ...contactLines(chat.contact),
    { label: 'Начат', value: formatDateTime(chat.started_at) },
    { label: 'Сообщений посетителя', value: String(chat.message_count) },
    ...(chat.rating ? [{ label: 'Оценка', value: `${chat.rating} из 5` }] : []),
    ...(cost > 0 ? [{ label: 'Ответы модели', value: formatCost(cost) }] : []),
    ...(chat.page_url ? [{ label: 'Страница', value: chat.page_url, href: chat.page_url }] : []),
  ]
}

interface ActionsProps {
  chat: OpenedChat
  userId: string
  handler: string | null
}

/** Take the chat over, or write in it and hand it back. */
function Actions({ chat, userId, handler }: ActionsProps) {
  const takeOver = useTakeOverChat()
  const handBack = useHandBackChat()
  if (chat.handler_id === userId) {
    return (
      <Dock>
        <StaffComposer chatId={chat.id} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
          <p>Посетитель видит ваше имя. Помощник молчит.</p>
          <Button
            variant="secondary"
            aria-busy={handBack.isPending}
            onClick={() => handBack.mutate(chat.id)}
            className="ml-auto"
          >
            <Bot aria-hidden />
            Вернуть помощнику
          </Button>
        </div>
      </Dock>
    )
  }
  return (
    <Dock>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button aria-busy={takeOver.isPending} onClick={() => takeOver.mutate(chat.id)}>
          <Headset aria-hidden />
          Взять разговор
        </Button>
        <p className="min-w-0 flex-1 text-sm text-muted-foreground">
          {handler
            ? `Разговор ведёт ${handler}. Его можно взять, если посетитель ждёт дольше пяти минут.`
            : 'Отвечает автоматический помощник.'}
        </p>
      </div>
    </Dock>
  )
}

const Dock = ({ children }: { children: ReactNode }) => (
  <footer className="shrink-0 space-y-2.5 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
    {children}
  </footer>
)
