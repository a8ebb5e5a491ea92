import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { EmailText } from './email-text'
import { type Chat, useChat } from './fetch-chat'

/** The messages of a chat, or its summary once they are deleted. */
export function ChatTranscript({ emailId, summary }: { emailId: string; summary: string | null }) {
  const { data: chat, isPending } = useChat(emailId)
  if (isPending) return <Skeleton className="h-24 w-full" />
  if (!chat || chat.chat_messages.length === 0) return <EmailText text={summary} />
  return <Conversation messages={chat.chat_messages} />
}

function Conversation({ messages }: { messages: Chat['chat_messages'] }) {
  return (
    <ol aria-label="Переписка в чате" className="space-y-2.5">
      {messages.map(({ id, role, content }) => {
        const isVisitor = role === 'user'
        return (
          <li
            key={id}
            className={cn(
              'w-fit max-w-[90%] rounded-2xl px-3.5 py-2.5 text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap',
              isVisitor ? 'bg-muted' : 'ml-auto border bg-card text-muted-foreground',
            )}
          >
            <span className="sr-only">{isVisitor ? 'Клиент: ' : 'Ассистент: '}</span>
            {content}
          </li>
        )
      })}
    </ol>
  )
}
