import { Skeleton } from '@/components/ui/skeleton'
import { withoutMarks } from '@/lib/text/rich-text'
import { Transcript } from '../../transcript'
import { EmailText } from './email-text'
import { useChat } from './fetch-chat'

/** The messages of a chat, or its summary once they are deleted. */
export function ChatTranscript({ emailId, summary }: { emailId: string; summary: string | null }) {
  const { data: chat, isPending } = useChat(emailId)
  if (isPending) return <Skeleton className="h-24 w-full" />
  if (!chat || chat.chat_messages.length === 0)
    return <EmailText text={summary && withoutMarks(summary)} />
  return <Transcript messages={chat.chat_messages} />
}
