import { chatConsent } from '@/content/chat'
import { ChatWidget } from '@/features/chat/chat-widget'
import { ConsentLine } from '@/components/consent-line'
import { useTexts } from '@/lib/hooks/use-texts'
import { leadOrigin } from '@/features/leads/submission/lead-origin'

const ChatConsent = () => <ConsentLine text={useTexts(chatConsent)} />

/** The chat with the modules that it shares with the lead forms; a separate module to be loaded on demand. */
export function SiteChat({ request }: { request: { name: string } | null }) {
  return <ChatWidget request={request} getOrigin={leadOrigin} consentLine={<ChatConsent />} />
}
