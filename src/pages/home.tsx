import { home } from '@/content/pages/home'
import { ChatLauncher } from '@/features/chat/chat-button'
import { PageView } from '@/sections/page-view'

export const content = home

export const Page = () => (
  <>
    <PageView page={home} />
    <ChatLauncher />
  </>
)
