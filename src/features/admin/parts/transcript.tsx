import type { ChatSpeaker } from '@contracts/chat-limits.ts'
import { AnswerText } from '@/components/answer/answer-text'
import { cn } from '@/lib/cn'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { formatTime } from '../lib/format-day'
import { Moment } from './moment'
import { type Person, personName } from '../lib/person-name'

interface TranscriptMessage {
  id: number
  role: ChatSpeaker
  content: string
  created_at: string
  /** The staff member who wrote it. */
  author: Person | null
}

const styles: Record<ChatSpeaker, string> = {
  user: 'bg-muted',
  assistant: 'ml-auto border bg-card text-muted-foreground',
  staff: 'ml-auto bg-info/12',
}

function speakerOf({ role, author }: TranscriptMessage): string {
  if (role === 'user') return 'Клиент'
  return role === 'assistant' ? 'Помощник' : author ? personName(author) : 'Сотрудник'
}

export function Transcript({ messages }: { messages: readonly TranscriptMessage[] }) {
  return (
    <ol aria-label="Переписка в чате" className="space-y-2.5">
      {messages.map((message) => (
        <li
          key={message.id}
          className={cn(
            'w-fit max-w-[90%] rounded-2xl px-3.5 py-2.5 text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap',
            styles[message.role],
          )}
        >
          {message.role === 'staff' ? (
            <span className="block text-caption font-medium text-info">
              {speakerOf(message)}
              <span className="sr-only">: </span>
            </span>
          ) : (
            <span className="sr-only">{speakerOf(message)}: </span>
          )}
          {/* Each as its visitor sees it. */}
          {message.role === 'assistant' ? (
            <AnswerText text={message.content} />
          ) : (
            <span>{unbrokenPhones(message.content)}</span>
          )}
          <Moment
            iso={message.created_at}
            className={cn(
              'text-[0.75rem] whitespace-nowrap text-muted-foreground tabular-nums',
              message.role === 'assistant' ? 'mt-1 block text-right' : 'ml-2.5',
            )}
          >
            {formatTime(message.created_at)}
          </Moment>
        </li>
      ))}
    </ol>
  )
}
