import { home as content } from '@/content/pages/home'
import { ChatLauncher } from '@/features/chat/chat-button'
import { PageView } from '@/sections/page-view'

export { content }

export default function HomePage() {
  return (
    <>
      <PageView page={content} />
      <ChatLauncher />
    </>
  )
}
