import { chatConsent } from '@/content/chat'
import { ChatWidget } from '@/features/chat/chat-widget'
import { ConsentLine } from '@/components/consent-line'
import { leadOrigin } from '@/features/leads/submission/lead-origin'

/** The chat with the modules that it shares with the lead forms; a separate module to be loaded on demand. */
export function SiteChat({ request }: { request: { name: string } | null }) {
  return (
    <ChatWidget
      request={request}
      getOrigin={leadOrigin}
      consentLine={<ConsentLine text={chatConsent} />}
    />
  )
}
