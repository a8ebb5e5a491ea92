import { useOnDemand } from '@/lib/hooks/use-on-demand'
import type { ChatState } from '../machine/chat-state'
import type { Chat } from '../machine/create-chat'

const loadDialog = () => import('./rating-dialog')

/** The rating dialog; its code is loaded when the conversation ends. */
export function ChatRating(props: { chat: Chat; state: ChatState; onClosed: () => void }) {
  const { chat, onClosed } = props
  const { talk, isOpen } = props.state
  const isAsked = talk.phase === 'ended' && talk.reason !== 'abandoned'
  const rating = talk.phase === 'ended' ? talk.rating : undefined
  const { loaded } = useOnDemand(loadDialog, isAsked)

  if (!loaded) return null
  return (
    <loaded.RatingDialog
      open={isOpen && (rating?.stage === 'asking' || rating?.stage === 'given')}
      given={rating?.stage === 'given' ? rating.rating : undefined}
      onRate={chat.rate}
      onSkip={chat.skipRating}
      onClosed={onClosed}
    />
  )
}
