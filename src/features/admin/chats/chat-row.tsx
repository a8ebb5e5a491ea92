import { Bot, Phone, Star } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import { withoutMarks } from '@/lib/rich-text'
import { useNow } from '@/lib/use-now'
import { formatRowMoment } from '../format-day'
import { chatStanding, formatCost, visitorName } from './chat-texts'
import type { ListedChat } from './fetch-chats'

interface ChatRowProps {
  chat: ListedChat
  to: To
  isOpened: boolean
}

/** A chat of the list: a link that opens it. */
export function ChatRow({ chat, to, isOpened }: ChatRowProps) {
  const now = useNow()
  const standing = chatStanding(chat, now)
  return (
    <li data-chat-row={chat.id} className={isOpened ? 'bg-accent/10' : 'hover:bg-muted/50'}>
      <Link
        to={to}
        aria-current={isOpened || undefined}
        className="block px-4 py-2.5 focus-visible:-outline-offset-2"
      >
        <span className="flex h-6 items-center gap-2">
          <span className="min-w-0 truncate font-medium">{visitorName(chat.contact)}</span>
          <Badge variant={standing.badge} className="ml-auto">
            {standing.text}
          </Badge>
        </span>
        <span className="block truncate text-sm text-muted-foreground">
          {chat.preview && withoutMarks(chat.preview)}
        </span>
        <span className="mt-1 flex h-5 items-center gap-3 text-caption text-muted-foreground">
          <Fact label="Сообщений посетителя" value={String(chat.message_count)} />
          {chat.rating && (
            <Fact
              label="Оценка"
              value={String(chat.rating)}
              icon={<Star aria-hidden className="size-3.5" />}
            />
          )}
          {chat.cost_micros > 0 && (
            <Fact
              label="Стоимость ответов модели"
              value={formatCost(chat.cost_micros)}
              icon={<Bot aria-hidden className="size-3.5" />}
            />
          )}
          {chat.contact !== null && (
            <Phone role="img" aria-label="Есть контакт" className="size-3.5" />
          )}
          <span className="ml-auto">{formatRowMoment(chat.last_message_at, now)}</span>
        </span>
      </Link>
    </li>
  )
}

interface FactProps {
  label: string
  value: string
  icon?: React.ReactNode
}

function Fact({ label, value, icon }: FactProps) {
  return (
    <span title={label} className={cn('inline-flex items-center gap-1')}>
      {icon}
      <span className="sr-only">{label}: </span>
      {value}
      {!icon && <span aria-hidden>сообщ.</span>}
    </span>
  )
}
