import { Bot, Phone, Star } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import { useNow } from '@/lib/hooks/use-now'
import { formatRowMoment } from '../lib/format-day'
import { Fact } from '../parts/fact'
import { chatStanding, formatCost, pageOf, previewOf, visitorName } from './chat-texts'
import type { ListedChat } from './chat-requests'

interface ChatRowProps {
  chat: ListedChat
  to: To
  isOpened: boolean
  /** Says which colleague is writing an answer. */
  writing: string | undefined
}

export function ChatRow({ chat, to, isOpened, writing }: ChatRowProps) {
  const now = useNow()
  const standing = chatStanding(chat, now)
  return (
    <li data-row={chat.id} className={isOpened ? 'bg-accent/10' : 'hover:bg-muted/50'}>
      <Link
        to={to}
        aria-current={isOpened || undefined}
        className="block px-4 py-1.5 focus-visible:-outline-offset-2"
      >
        <span className="flex h-6 items-center gap-2">
          <span className="truncate font-medium">{visitorName(chat)}</span>
          {chat.contact !== null && (
            <Phone
              role="img"
              aria-label="Есть контакт"
              className="size-3.5 shrink-0 text-muted-foreground"
            />
          )}
          <span className="min-w-0 flex-1 truncate text-[0.75rem] text-muted-foreground">
            {pageOf(chat.page_url)}
          </span>
          <Badge variant={standing.badge}>{standing.text}</Badge>
          <span className="shrink-0 text-[0.75rem] text-muted-foreground">
            {formatRowMoment(chat.last_message_at, now)}
          </span>
        </span>
        <span className="flex h-5 items-center gap-3 text-[0.75rem] text-muted-foreground">
          <span
            className={cn(
              'min-w-0 flex-1 truncate text-sm',
              chat.unread_count > 0 && 'font-medium text-foreground',
              writing && 'font-medium text-accent',
            )}
          >
            {writing ?? previewOf(chat)}
          </span>
          {chat.rating && (
            <Fact Glyph={Star} title="Оценка" said="Оценка: " className="shrink-0">
              {chat.rating}
            </Fact>
          )}
          {chat.cost_micros > 0 && (
            <Fact
              Glyph={Bot}
              title="Стоимость ответов модели"
              said="Стоимость ответов модели: "
              className="shrink-0"
            >
              {formatCost(chat.cost_micros)}
            </Fact>
          )}
          {chat.unread_count > 0 && (
            <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent/15 px-1.5 font-medium text-accent tabular-nums">
              <span className="sr-only">Непрочитанных: </span>
              {chat.unread_count}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
