import { chatConsent } from '@/content/chat'
import { ChatWidget } from '@/features/chat/chat-widget'
import { ConsentLine } from '@/components/consent-line'
import { leadOrigin } from '@/features/leads/submission/lead-origin'

/** The chat with what it shares with the lead forms; a module of its own, to be loaded on demand. */
export function SiteChat({ request }: { request: { name: string } | null }) {
  return (
    <ChatWidget
      request={request}
      getOrigin={leadOrigin}
      consentLine={<ConsentLine text={chatConsent} />}
    />
  )
}
