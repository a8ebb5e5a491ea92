import { home } from '@/content/pages/home'
import { ChatLauncher } from '@/features/chat/chat-button'
import { PageView } from '@/sections/page-view'

export const content = home

/** The home page, with the button that opens the chat. */
export const Page = () => (
  <>
    <PageView page={home} />
    <ChatLauncher />
  </>
)
